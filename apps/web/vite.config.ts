import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { leaveOutReactAriaStrings } from '../../packages/ui/src/vite.ts';
import { callsOfContract } from './callsOfContract.ts';
import { lastingImports } from './lastingImports.ts';
import { leanFonts } from './leanFonts.ts';
import { leanRouter } from './leanRouter.ts';
import { precompress } from './precompress.ts';
import { startHints } from './startHints.ts';

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

const apiAddress = process.env['API_ADDRESS'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    leaveOutReactAriaStrings(),
    leanRouter(),
    leanFonts(),
    callsOfContract(),
    lastingImports(),
    startHints(),
    precompress(),
  ],
  resolve: { conditions: ['@bureau/source', ...defaultClientConditions] },
  oxc: { plugins: { styledComponents: { ssr: false } } },
  build: {
    outDir: 'dist',
    target: 'es2024',
    // What every visit needs is one file: split up among those who share it, it is a twelfth larger. So are the icons that pages share,
    // and the small things of those behind the sign-in.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            // small, and part of nearly every page
            {
              name: 'common',
              test: /primitives.IconButton|feedback.(Alert|ToneIcon)|editing.control|screens.describeFailure|resources.index.ts.(auth|menu)|screens.Logo/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'auth',
              test: /react-hook-form|@hookform|forms.src.(form.(Form[\\/](?!Form\.tsx)|SubmitButton|useFormInfo|validation.(createResolver|createIssueFormatter|fieldRules))|fields.(useField|parts|TextField|PasswordField)|controls.control.styles|messages.use)|forms.locales.en|screens.auth|features.login/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'signed-in',
              test: /primitives.(Avatar|Persona)|layout.PageHeader|core.account.account|api.(useQuery|ApiProvider|keys|listPageStore|writes.(recordQueue|useWrite|useRecordCache|customValues))|node_modules.swr/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'icons', test: /lucide-react/, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    headers: { 'Content-Security-Policy': developmentPolicy },
    // The texts of languages come from the API, since the company may say them in its own words.
    proxy: { '/api': apiAddress, '/uploads': apiAddress, '/assets/i18n': apiAddress },
  },
});
