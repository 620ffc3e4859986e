import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { type Fault, sentenceOf } from '../runtime/definitions/fault';
import { type Compiled, createCompiler } from './compile';
import { isDefinitionFile, readSource } from './source';
import { textOfFile } from './text-of-file';

/** What the page is told when a definition was saved. */
interface DefinitionsEvent {
  /** The revision's hash for each customer; the base is ''. Empty while the base has faults: the page keeps what it has. */
  hashes: Record<string, string>;
  faults: (Fault & { sentence: string })[];
}

/** The name of that event for `import.meta.hot.on`. */
export const definitionsEvent = 'wellspring:definitions';

interface DefinitionsPluginOptions {
  /** Takes the revisions, at the start and after each edit: the server then serves them. */
  onRevisions(compiled: Compiled): void;
}

/**
 * Editors save a file in several steps, and the watcher tells nothing of a second change within 50 ms of the first: what comes within this time
 * is one edit, and files are read only at its end.
 */
const settlingTime = { milliseconds: 60 };

/** When a new folder is looked through: the watcher misses a file that is written before it watches the folder, as by a pull or an unpacked archive. */
const lookAgain = { milliseconds: [100, 1000, 5000] };

/** In development: compiles the definitions, watches them, and tells server and page what became of an edit. */
export function definitionsPlugin({ onRevisions }: DefinitionsPluginOptions): Plugin {
  return {
    name: 'wellspring-definitions',
    apply: 'serve',
    configureServer(vite) {
      const { root } = vite.config;
      const compile = createCompiler();
      const source = new Map(readSource(root));
      onRevisions(compile(source));

      const changedPaths = new Set<string>();
      let waiting: NodeJS.Timeout | undefined;
      const settle = (): void => {
        for (const path of changedPaths) {
          const text = textOfFile(join(root, path));
          if (text === undefined) source.delete(path);
          else source.set(path, text);
        }
        changedPaths.clear();
        const compiled = compile(source);
        onRevisions(compiled);
        vite.ws.send({ type: 'custom', event: definitionsEvent, data: eventOf(compiled) });
      };
      const changed = (file: string): void => {
        const path = relative(root, file).split(sep).join('/');
        if (!isDefinitionFile(path)) return;
        changedPaths.add(path);
        clearTimeout(waiting);
        waiting = setTimeout(settle, settlingTime.milliseconds);
      };
      const found = (): void => {
        for (const [path, text] of readSource(root)) if (source.get(path) !== text) changed(join(root, path));
      };
      const foundFolder = (): void => {
        for (const milliseconds of lookAgain.milliseconds) setTimeout(found, milliseconds).unref();
      };
      vite.watcher.add(['schemas', 'screens', 'flows', 'widgets'].map((folder) => `${root}/${folder}`));
      for (const kind of ['add', 'change', 'unlink'] as const) vite.watcher.on(kind, changed);
      vite.watcher.on('addDir', foundFolder);
    },
    /** A definition is no module: Vite must not load the page anew for it. */
    handleHotUpdate: ({ file, server }) => (isDefinitionFile(relative(server.config.root, file).split(sep).join('/')) ? [] : undefined),
  };
}

const eventOf = ({ base, customers, faults }: Compiled): DefinitionsEvent => ({
  hashes: base ? { '': base.hash, ...Object.fromEntries(Object.entries(customers).map(([customer, { hash }]) => [customer, hash])) } : {},
  faults: faults.map((fault) => ({ ...fault, sentence: sentenceOf(fault) })),
});
