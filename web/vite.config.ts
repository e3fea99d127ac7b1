import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API_PORT = process.env['API_PORT'] ?? '3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', assetsInlineLimit: 0, target: 'es2023', modulePreload: { polyfill: false } },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/files', '/register', '/pregled'].map((prefix) => [prefix, `http://127.0.0.1:${API_PORT}`]),
    ),
  },
});
