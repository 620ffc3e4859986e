import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError, type CommandContext, meantBy } from './command-context';
import type { CommandOptions } from './command-options';
import { type Names, type PartPlan, partPlans } from './part-plans';

/** `new node meter`: writes a new node, action, job or area that compiles and does something, with its lines in the lists. Nothing is written over. */
export function newPart(context: CommandContext, options: CommandOptions, [kind = '', name = '']: readonly string[]): number {
  const kinds = Object.keys(partPlans);
  const plan = Object.hasOwn(partPlans, kind) ? partPlans[kind] : undefined;
  if (plan === undefined)
    throw new CommandError(`Say what to add, ${kinds.join(', ')}, and its name: npm run author -- new node meter.${meantBy(kind, kinds)}`);
  if (!/^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new CommandError(`Give the ${kind} a name: letters and digits, a lowercase letter first, such as: npm run author -- new ${kind} ${plan.example}`);
  const { files, lists, next } = plan.of(namesOf(name), typeof options.area === 'string' ? options.area : undefined);
  const before = new Map(lists.map(({ file }) => [file, readFileSync(join(context.root, file), 'utf8')]));
  const known = Object.keys(files).find((file) => existsSync(join(context.root, file)));
  if (known !== undefined) throw new CommandError(`There is a file ${known} already, and nothing is written over it.`);
  for (const { file, imports, opener, entry } of lists) before.set(file, withEntry(withImport(before.get(file) ?? '', imports), file, opener, entry));
  for (const [file, text] of [...Object.entries(files), ...before]) {
    mkdirSync(dirname(join(context.root, file)), { recursive: true });
    context.say(`${existsSync(join(context.root, file)) ? 'Changed' : 'Wrote'} ${file}`);
    writeFileSync(join(context.root, file), text);
  }
  for (const line of next) context.say(line);
  return 0;
}

/** The spellings of a name: `powerMeter`, `PowerMeter` and `power-meter`. */
function namesOf(name: string): Names {
  const camel = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.replace(/^./, (letter) => letter.toUpperCase());
  return { camel, pascal, dashed: camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) };
}

/** A file with one more import, after its last one. */
function withImport(text: string, line: string): string {
  const last = [...text.matchAll(/^import [^;]*;$/gm)].at(-1);
  const end = last === undefined ? 0 : last.index + last[0].length + 1;
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`;
}

/** A file with one more entry at the end of the list that begins with `opener`; the list of a line may be on that line. */
function withEntry(text: string, file: string, opener: string, entry: PartPlan['lists'][number]['entry']): string {
  const start = text.indexOf(opener);
  if (start < 0) throw new CommandError(`${file} has no list that begins with "${opener}", so the line has to be added by hand: ${entry}`);
  const from = start + opener.length;
  const isOneLine = text[from] !== '\n';
  const end = text.indexOf(isOneLine ? '}' : '\n}', from);
  return isOneLine ? `${text.slice(0, end).trimEnd()}, ${entry} ${text.slice(end)}` : `${text.slice(0, end)}\n  ${entry},${text.slice(end)}`;
}
