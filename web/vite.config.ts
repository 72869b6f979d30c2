import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.COLONNADE_SERVER ?? 'http://127.0.0.1:8000';
// What the first page needs anyway is one file for all pages: many small ones compress badly.
const SHARED =
  /src\/(lib\/(http|loaded|names|outcome|retry|router|tables)|parts\/(Bar|Icon|Level\w+|OpenFile|Sheet|Strength|Switches|Trouble)|games\/index|board\/(animate|highlights|pips|Tag))\b/;

const OUTPUT = '../src/colonnade/server/static';

/** Every text beside itself in fewer bytes, as the server sends it: browsers take brotli over https and from localhost, gzip over plain http. */
const compress = {
  name: 'compress',
  apply: 'build' as const,
  closeBundle() {
    const files = readdirSync(OUTPUT, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => /\.(js|css|html|svg|webmanifest)$/.test(each))) {
      const path = join(OUTPUT, file);
      const data = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(data));
      writeFileSync(`${path}.gz`, gzipSync(data, { level: 9, memLevel: 9 }));
    }
  },
};

/** Sentences without what their files tell translators. */
const omitComments = {
  name: 'omit-comments',
  enforce: 'pre' as const,
  transform: {
    filter: { id: /\.ftl\?raw$/ },
    handler: (code: string, id: string) => ({
      code: `export default ${JSON.stringify(readFileSync(id.replace('?raw', ''), 'utf8').replace(/^#.*\n/gm, ''))}`,
      moduleType: 'js' as const,
    }),
  },
};

export default defineConfig({
  plugins: [svelte(), omitComments, compress],
  base: '/',
  build: {
    outDir: OUTPUT,
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
