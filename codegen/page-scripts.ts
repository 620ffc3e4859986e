import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';

/** Builds a script as one file of its own. Within the page's own build it would share a file with the program, and wait for it. */
async function builtAlone(source: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', rolldownOptions: { input: join(import.meta.dirname, '..', source), output: { format: 'iife' } } },
  })) as Rollup.RollupOutput;
  return built.output[0].code;
}

/** Builds the script that asks for what every visit needs (runtime/app/early.ts), and names it in the page before the program. */
export function earlyScript(): Plugin {
  let file = '';
  return {
    name: 'wellspring-early-script',
    apply: 'build',
    async buildStart() {
      file = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source: await builtAlone('runtime/app/early.ts') }));
    },
    transformIndexHtml: {
      order: 'post',
      // Behind what it reads, and before the style sheets: a script waits for those that stand before it.
      handler: (html) => html.replace('</title>', `</title>\n    <script src="/${file}"></script>`),
    },
  };
}

/** Of a larger file the service worker takes care once it was used, in bytes before compression: charts, tables and editors. */
const largest = 120 * 1024;

/**
 * Builds the service worker (runtime/offline/service-worker.ts) with the list of the program's files. Its address never changes: browsers ask there for a
 * newer one.
 */
export function serviceWorker(): Plugin {
  let code = '';
  return {
    name: 'wellspring-service-worker',
    apply: 'build',
    async buildStart() {
      code = await builtAlone('runtime/offline/service-worker.ts');
    },
    generateBundle: {
      // Behind what takes files away again that only held a style.
      order: 'post',
      handler(_, bundle) {
        const isSmall = (part: Rollup.OutputBundle[string]) => part.type === 'chunk' && (part.isEntry || Buffer.byteLength(part.code) <= largest);
        const isStyle = ({ fileName }: Rollup.OutputBundle[string]) => fileName.endsWith('.css');
        const files = Object.values(bundle).filter((part) => isSmall(part) || isStyle(part));
        const entries = files.map(({ fileName }) => ({ url: `/${fileName}`, revision: null }));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: `const programFiles = ${JSON.stringify(entries)};\n${code}` });
      },
    },
  };
}
