import type { ChildProcess } from 'node:child_process';

/** What a server process says, and how it ends. */
interface Told {
  output(): string;
  ended: Promise<number | null>;
  /** The address that the process prints once it answers; empty if it ends before. */
  address: Promise<string>;
}

/** Reads the output of a server process. */
export function toldBy(child: ChildProcess): Told {
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const address = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /runs at (\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(() => resolve(''));
  });
  return { output: () => output, ended, address };
}
