import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.COLONNADE_SERVER ?? 'http://127.0.0.1:8000';
// What the first page needs anyway is one file for all pages: many small ones compress badly.
const SHARED =
  /src\/(lib\/(http|loaded|names|router|tables)|parts\/(Bar|Icon|OpenFile)|games\/index|board\/(animate|pips|Tag))\b/;

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/colonnade/server/static',
    emptyOutDir: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data addresses
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } },
    },
    modulePreload: { polyfill: false }, // the polyfill would be an inline script
  },
  server: {
    fs: { allow: ['..'] }, // the locales lie beside the Python modules
    proxy: { '/api': { target: server, ws: true } },
  },
});
