/** The client starts here: language first, so that nothing is ever shown by its key. */

import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startLanguage } from './lib/i18n.svelte';

await startLanguage();
mount(App, { target: document.getElementById('app') ?? document.body });

/** Has the worker keep what this page was made of, so that it opens without the server too. */
async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
  active?.postMessage({ keep: loaded.filter((address) => address.startsWith(`${location.origin}/assets/`)) });
}

// Plain LAN addresses have no workers; there the client simply needs its server.
if ('serviceWorker' in navigator && import.meta.env.PROD) setTimeout(() => void keepShell().catch(() => undefined), 1000);
