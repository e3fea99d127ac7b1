import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { authRoutes } from '@baklja/contract/features/accounts/auth';
import { postRoutes } from '@baklja/contract/features/content/posts';
import { athleteRoutes } from '@baklja/contract/features/sport/athletes';
import { medalRoutes } from '@baklja/contract/features/sport/medals';
import { pathFor } from '@baklja/contract/route';
import { SCREENS, type ScreenKey } from '@baklja/contract/screens';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const API_PORT = process.env['API_PORT'] ?? '3000';

const ICONS = path.join(import.meta.dirname, 'src/lib/icons.ts');
const FIRST_REQUESTS = path.join(import.meta.dirname, 'src/first-requests.ts');

/** What lists read first, by their path. A journey checks that they ask for nothing else. */
const FIRST_READS = {
  [SCREENS.posts.path]: pathFor(postRoutes.listPosts, { params: { page: 1, language: 'hr-HR', search: '-' } }),
  [SCREENS.medals.path]: pathFor(medalRoutes.listMedals),
  [SCREENS.athletes.path]: pathFor(athleteRoutes.findAthletes, { query: { page: 1, sort: 'name', order: 'asc' } }),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), writeScreenFiles(), runFirstRequests(), copyPdfDecoders(), splitIcons()],
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: path.join(import.meta.dirname, 'index.html'), 'first-requests': FIRST_REQUESTS },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-requests', test: /src\/(first-requests|lib\/send|zagreb-time)\.ts$/, priority: 3 },
            // Two files of about the same size, which the browser compiles at the same time.
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
              priority: 3,
            },
            { name: 'application', tags: ['$initial'], priority: 2 },
            // The list of posts is opened most often. Its file holds nearly all code that the other lists share.
            { name: 'lists', test: /(RecordListScreen|PostListScreen)\.tsx$/, priority: 1 },
            {
              name: 'start',
              test: /start[\\/]StartScreen\.tsx$/,
              entriesAware: true,
              entriesAwareMergeThreshold: 8000,
            },
          ],
        },
      },
    },
  },
  define: {
    FIRST_REQUESTS: JSON.stringify({
      session: authRoutes.checkToken.path,
      screens: FIRST_READS,
    }),
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/files', '/register', '/pregled'].map((prefix) => [prefix, `http://127.0.0.1:${API_PORT}`]),
    ),
  },
});

/**
 * Writes `screens.json`: the files that a screen needs in addition to those of the page, by the path of the screen.
 * The server lists them in the page, so that the browser need not run the application first to find them.
 */
function writeScreenFiles(): Plugin {
  return {
    name: 'screen-files',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = filesOf(chunks.find(({ isEntry }) => isEntry)?.fileName, bundle);
      const modules = screenModules();
      const files = (Object.keys(SCREENS) as ScreenKey[]).map((key) => {
        const module = modules.get(key);
        const screen = chunks.find(({ moduleIds }) => module !== undefined && moduleIds.includes(module));
        if (!screen) this.error(`no file for the screen ${key}`);
        return [SCREENS[key].path, [...filesOf(screen.fileName, bundle)].filter((file) => !entry.has(file))];
      });
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(Object.fromEntries(files)) });
    },
  };
}

/** Puts the script of the first requests before the others of the page. */
function runFirstRequests(): Plugin {
  return {
    name: 'first-requests',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.facadeModuleId === FIRST_REQUESTS)
          .map(({ fileName }) => ({
            tag: 'script',
            attrs: { type: 'module', crossorigin: true, src: `/${fileName}` },
            injectTo: 'head-prepend',
          })),
    },
  };
}

/** Copies the decoders of pictures, which pdfjs loads by their names from a folder. The policy of the page forbids wasm. */
function copyPdfDecoders(): Plugin {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return {
    name: 'pdf-decoders',
    generateBundle() {
      for (const name of globSync('wasm/{*_nowasm_fallback.js,LICENSE_*}', { cwd: folder })) {
        const source = readFileSync(path.join(folder, name));
        this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${path.basename(name)}`, source });
      }
    },
  };
}

/** Makes a module of each line of `icons.ts`, so that a screen loads only its own icons. */
function splitIcons(): Plugin {
  const [, ...lines] = readFileSync(ICONS, 'utf8').split('export ');
  const modules = new Map(lines.map((line) => [`${ICONS}?${line.split(' ')[1]}`, line]));
  return {
    name: 'icons',
    apply: 'build',
    load(id) {
      if (id === ICONS) {
        const names = [...modules.keys()].map((module) => module.replace(/.*\?/, ''));
        const code = names.map((name) => `export { ${name} } from './icons.ts?${name}';`).join('\n');
        return { code, moduleSideEffects: false };
      }
      const line = modules.get(id);
      return line && { code: `import { makeIcon } from './icon.tsx';\nexport ${line}`, moduleSideEffects: false };
    },
  };
}

/** Modules of the screens, as the features import them. */
function screenModules(): Map<ScreenKey, string> {
  // The start page of every role needs what is in this one.
  const start = path.join(import.meta.dirname, 'src/features/site/start/StartScreen.tsx');
  const modules = new Map<ScreenKey, string>([['dashboard', start]]);
  for (const file of globSync('src/features/**/*.screens.ts', { cwd: import.meta.dirname })) {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    const entries = text.matchAll(/^ {2}(\w+): \{[^}]*?load: \(\) => import\('([^']+)'\)/gm);
    for (const [, key, module = ''] of entries) {
      modules.set(key as ScreenKey, path.join(import.meta.dirname, path.dirname(file), module));
    }
  }
  return modules;
}

/** A file with everything that it imports, including styles. */
function filesOf(name: string | undefined, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = name === undefined ? undefined : bundle[name];
  if (chunk?.type !== 'chunk' || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) filesOf(imported, bundle, found);
  return found;
}
