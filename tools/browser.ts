/**
 * The browser that every check uses. On Linux x64 it is the one inside the lockfile (`@sparticuz/chromium`), unpacked once into
 * `node_modules/.cache`, with that package's fonts, Noto Sans for Japanese and Chinese, and nothing of the system's, so that a screenshot is the
 * same on every machine.
 * `CHROMIUM_PATH` takes another one; elsewhere it is Playwright's own. Neither is compared with the visual baselines.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
  /** Shows whether this is the browser that drew the visual baselines. */
  isPinned: boolean;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const chromiumPackage = join(root, 'node_modules/@sparticuz/chromium');

const cjkFonts = ['noto-sans-jp-japanese', 'noto-sans-sc-chinese-simplified'];

const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];

/**
 * For tests of many pages: what runs for seconds is not worth to be compiled as if it ran for hours, least of all by the best compiler, and an empty
 * page between two of the application leaves their process alone, which takes a third of the time to open one: it has compiled the scripts already, which
 * would be compiled again while they come (a tenth of the time). What is measured runs as people have it.
 */
export const shortLivedArgs = [
  '--js-flags=--invocation-count-for-maglev=4000 --no-turbofan --no-script-streaming',
  '--process-per-site',
];

/**
 * What of Playwright's own options is left out. By one of them the browser shares what it draws among its processes in files, for containers whose
 * shared memory is small; where there is enough, that is a fifth of the system's time.
 */
export const ignoredArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

/** Returns the browser, and unpacks or installs it when it is not there yet. */
export async function findBrowser(): Promise<Browser> {
  const env = definedEntries(process.env);
  const override = process.env['CHROMIUM_PATH'];
  if (override) return { executablePath: override, args, env, isPinned: false };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = await unpackPinned();
    return {
      executablePath: join(folder, 'chromium'),
      args,
      env: { ...env, ...pinnedEnv(folder) },
      isPinned: true,
    };
  }
  return { executablePath: await playwrightBrowser(), args, env, isPinned: false };
}

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= 2 ** 30;
}

function definedEntries(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Unpacks beside the target and renames, so that a target that exists is complete and parallel starts do not meet half of it. */
async function unpackPinned(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(chromiumPackage, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(root, 'node_modules/.cache/bureau', `chromium-${version}-cjk`);
  if (existsSync(folder)) return folder;

  console.log(`Unpacking the browser (chromium ${version}) …`);
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const tmpdir = process.env['TMPDIR'];
  process.env['TMPDIR'] = partial;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    writeFileSync(join(partial, 'fonts/fonts.conf'), fontsConfiguration);
    await addCjkFonts(join(partial, 'fonts/fonts'));
    if (lacksSystemLibraries(join(partial, 'chromium'))) {
      await inflate(join(chromiumPackage, 'bin/al2023.tar.br'));
    }
    if (!existsSync(folder)) renameSync(partial, folder);
  } finally {
    if (tmpdir === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = tmpdir;
    rmSync(partial, { recursive: true, force: true });
  }
  return folder;
}

/** The browser takes no WOFF for a font of the system, and the registry has these as nothing else. */
async function addCjkFonts(folder: string): Promise<void> {
  const { convert } = await import('fontverter');
  for (const name of cjkFonts) {
    const file = `node_modules/@fontsource/${name.slice(0, 'noto-sans-xx'.length)}/files/${name}-400-normal.woff`;
    writeFileSync(join(folder, `${name}.ttf`), await convert(readFileSync(join(root, file)), 'sfnt'));
  }
}

function lacksSystemLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found');
  } catch {
    return true;
  }
}

function pinnedEnv(folder: string): Record<string, string> {
  const libraries = join(folder, 'al2023/lib');
  const paths = [existsSync(libraries) ? libraries : undefined, process.env['LD_LIBRARY_PATH']].filter(
    Boolean,
  );
  return {
    FONTCONFIG_PATH: join(folder, 'fonts'),
    ...(paths.length > 0 && { LD_LIBRARY_PATH: paths.join(':') }),
  };
}

async function playwrightBrowser(): Promise<string> {
  const { chromium } = await import('playwright');
  if (!existsSync(chromium.executablePath())) {
    execFileSync(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
      stdio: 'inherit',
    });
  }
  return chromium.executablePath();
}

if (import.meta.main) {
  const { executablePath, isPinned } = await findBrowser();
  console.log(`Browser: ${executablePath}`);
  if (!isPinned) console.log('It is not the pinned one: the visual baselines are not compared.');
}
