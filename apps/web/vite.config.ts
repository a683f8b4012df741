import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { leaveOutReactAriaStrings, nestStylesNatively } from '../../packages/ui/src/vite.ts';
import { catalogues } from './catalogues.ts';
import { callsOfContract } from './callsOfContract.ts';
import { compileHints } from './compileHints.ts';
import { lastingImports } from './lastingImports.ts';
import { leanDates } from './leanDates.ts';
import { leanFonts } from './leanFonts.ts';
import { leanIcons } from './leanIcons.ts';
import { leanReactAria } from './leanReactAria.ts';
import { leanRouter } from './leanRouter.ts';
import { leanTranslation } from './leanTranslation.ts';
import { precompress } from './precompress.ts';
import { textsWithCode } from './textsWithCode.ts';
import { startHints } from './startHints.ts';
import { visitChunks } from './visitChunks.ts';

// What the API sends in production (docs/adr), plus what hot reloading needs: an inline script, and a web socket.
const developmentPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws:",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "trusted-types default dompurify lexical 'allow-duplicates'",
].join('; ');

const apiAddress = process.env['API_ADDRESS'] ?? `http://localhost:${process.env['PORT'] || 3000}`;

/** Matches the names of files that are told apart by them: what is opened by itself, and what it shares with most others. */
const named =
  /^(?:\w*(?:Dialog|Editor|Items|Page|Palette|Panel|Screen)|(?:common|index|records|rolldown-runtime|shell|sign-in))$/;

const compile = () => [
  react(),
  leaveOutReactAriaStrings(),
  nestStylesNatively(),
  leanDates(),
  leanIcons(),
  leanReactAria(),
  leanRouter(),
  leanTranslation(),
  callsOfContract(),
  lastingImports(),
  textsWithCode(),
];

export default defineConfig({
  plugins: [
    visitChunks(compile),
    ...compile(),
    catalogues(),
    leanFonts(),
    startHints(),
    compileHints(),
    precompress(),
  ],
  resolve: {
    conditions: ['@bureau/source', ...defaultClientConditions],
    // libraries that run on older versions as well bring along what React has had since version 18
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  oxc: { plugins: { styledComponents: { ssr: false, displayName: false } } },
  build: {
    outDir: 'dist',
    target: 'es2024',
    rolldownOptions: {
      output: {
        // The application lists all files that it may load later: of what is shared, only the large parts are named, and components.
        chunkFileNames: ({ name }) => (named.test(name) ? 'assets/[name]-[hash].js' : 'assets/c-[hash].js'),
      },
      treeshake: {
        // what describes fields names it, and is loaded with lists, which check nothing: yup does not say that it can be left out
        moduleSideEffects: [
          { test: /[\\/]node_modules[\\/](?:yup|property-expr|tiny-case|toposort)[\\/]/, sideEffects: false },
          // with what a page uses of another feature comes nothing else that its service exports
          { test: /[\\/]features[\\/][^\\/]+[\\/]service\.ts$/, sideEffects: false },
        ],
      },
    },
  },
  server: {
    headers: { 'Content-Security-Policy': developmentPolicy },
    // The texts of languages come from the API, since the company may say them in its own words.
    proxy: { '/api': apiAddress, '/uploads': apiAddress, '/assets/i18n': apiAddress },
  },
});
