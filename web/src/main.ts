/** The client starts here: language first, so that nothing is ever shown by its key. */

import { mount } from 'svelte';
import './elements.css';
import './app.css';
import App from './App.svelte';
import { startLanguage } from './lib/i18n.svelte';
import { holdFailedStyles } from './lib/parts.svelte';
import { isHealthy, reloadPage } from './lib/reload';

const UNREACHABLE: Record<string, string> = {
  en: 'The server cannot be reached. Trying again…',
  fr: 'Le serveur ne répond pas. Nouvel essai…',
  nl: 'De server is niet bereikbaar. Nieuwe poging…',
  es: 'Sin conexión con el servidor. Reintentando…',
  sv: 'Servern kan inte nås. Försöker igen…',
};
const PART_MISSING: Record<string, string> = {
  en: 'A part of this page could not be loaded. Trying again…',
  fr: 'Une partie de cette page n’a pas pu être chargée. Nouvel essai…',
  nl: 'Een deel van deze pagina kon niet worden geladen. Nieuwe poging…',
  es: 'No se ha podido cargar una parte de esta página. Reintentando…',
  sv: 'En del av sidan kunde inte laddas. Försöker igen…',
};
const target = document.getElementById('app') ?? document.body;

addEventListener('error', holdFailedStyles, true);

/** Loads the words; while they cannot be loaded they are asked for again and again. What is said then cannot come with them. */
async function startSpeaking(): Promise<void> {
  for (let pause = 500; ; pause = Math.min(2 * pause, 8000)) {
    try {
      await startLanguage();
      target.textContent = '';
      return;
    } catch {
      const texts = (await isHealthy()) ? PART_MISSING : UNREACHABLE;
      target.textContent = texts[navigator.language.slice(0, 2)] ?? texts['en'] ?? '';
      await new Promise((settle) => setTimeout(settle, pause));
      await reloadPage(false, () => true);
    }
  }
}

await startSpeaking();
mount(App, { target });

/** Has the worker keep what this page was made of, so that it opens without the server too. */
async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
  active?.postMessage({
    keep: loaded.filter((address) => address.startsWith(`${location.origin}/assets/`)),
  });
}

// Plain LAN addresses have no workers; there the client simply needs its server.
if ('serviceWorker' in navigator && import.meta.env.PROD)
  setTimeout(() => void keepShell().catch(() => undefined), 1000);
