import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';

const source = join(import.meta.dirname, '../runtime/app/early.ts');

/** Builds the script that asks for what every visit needs (runtime/app/early.ts) as one file of its own, and names it in the page before the program. */
export function earlyScript(): Plugin {
  let file = '';
  return {
    name: 'wellspring-early-script',
    apply: 'build',
    async buildStart() {
      // Built apart: within the page's own build it would share a file with the program, and wait for it.
      const built = (await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        build: { write: false, target: 'es2022', rolldownOptions: { input: source, output: { format: 'iife' } } },
      })) as Rollup.RollupOutput;
      const reference = this.emitFile({ type: 'asset', name: 'early.js', source: built.output[0].code });
      file = this.getFileName(reference);
    },
    transformIndexHtml: {
      order: 'post',
      // Behind what it reads, and before the style sheets: a script waits for those that stand before it.
      handler: (html) => html.replace('</title>', `</title>\n    <script src="/${file}"></script>`),
    },
  };
}
