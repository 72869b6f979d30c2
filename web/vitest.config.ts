import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Apart from vite.config.ts: whoever only builds the client has no Vitest.
export default defineConfig({
  plugins: [svelte()],
  test: { include: ['tests/**/*.test.ts'] },
});
