/** The client starts here: language first, so that nothing is ever shown by its key. */

import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startLanguage } from './lib/i18n.svelte';

await startLanguage();
mount(App, { target: document.getElementById('app') ?? document.body });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined); // plain LAN addresses have none
}
