import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  devToolbar: { enabled: false },
  // The menu leads to folders of documents by the second address.
  redirects: { '/': '/hr', '/dokumenti/folder/[id]': '/hr/documents' },
});
