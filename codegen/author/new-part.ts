import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import plans from '../part-templates/plans.json';
import { CommandError, type CommandContext, meantBy } from './command-context';
import type { CommandOptions } from './command-options';
import { camelCase, pascalCase } from './spellings';

/** The files of new parts, at the paths that they get in the project. Each ends with `.txt`, and has names to replace. */
const templates = join(import.meta.dirname, '../part-templates');

/** The lines and the advice that a new part gets in addition to its files. */
interface Plan {
  /** A name, as the help shows it. */
  example: string;
  /** The lists that get a line: the import at the head of the file, how the list begins, and its new entry. */
  lists: { file: string; imports: string; opener: string; entry: string }[];
  /** The steps that are left for the author, each a sentence. */
  next: string[];
}

/** `new node meter`: writes a new node, action, job or area that compiles, and adds it to the lists. It never overwrites a file. */
export function newPart(context: CommandContext, options: CommandOptions, [kind = '', name = '']: readonly string[]): number {
  const kinds = Object.keys(plans);
  const plan: Plan | undefined = Object.hasOwn(plans, kind) ? plans[kind as keyof typeof plans] : undefined;
  if (plan === undefined)
    throw new CommandError(`Say what to add, ${kinds.join(', ')}, and its name: npm run author -- new node meter.${meantBy(kind, kinds)}`);
  if (!/^[a-z][a-zA-Z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new CommandError(`Give the ${kind} a name: letters and digits, a lowercase letter first, such as: npm run author -- new ${kind} ${plan.example}`);
  const named = namer(name, options.area);
  const written = new Map(templatesOf(kind).map((file) => [named(file.replace(/\.txt$/, '')), named(readFileSync(join(templates, kind, file), 'utf8'))]));
  const known = [...written.keys()].find((file) => existsSync(join(context.root, file)));
  if (known !== undefined) throw new CommandError(`There is a file ${known} already, and nothing is written over it.`);
  const changed = plan.lists.map(({ file, imports, opener, entry }) => {
    const text = readFileSync(join(context.root, file), 'utf8');
    return [file, withEntry(withImport(text, named(imports)), file, opener, named(entry).replace(/^'(\w+)': \1$/, '$1'))] as const;
  });
  for (const [file, text] of [...written, ...changed]) {
    mkdirSync(dirname(join(context.root, file)), { recursive: true });
    writeFileSync(join(context.root, file), text);
    context.say(`${written.has(file) ? 'Wrote' : 'Changed'} ${file}`);
  }
  for (const line of plan.next) context.say(named(line));
  return 0;
}

const templatesOf = (kind: string): string[] =>
  readdirSync(join(templates, kind), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));

/** Puts a name into a template in its spellings: `powerMeter`, `PowerMeter` and `power-meter`. Without an area, a job gets one of its own name. */
function namer(name: string, area: string | boolean | undefined): (text: string) => string {
  const camel = camelCase(name);
  const dashed = camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const folder = typeof area === 'string' ? area : dashed;
  const names = { camel, Pascal: pascalCase(camel), dashed, area: folder, areaCamel: camelCase(folder) };
  return (text) => Object.entries(names).reduce((made, [key, spelled]) => made.replaceAll(`__${key}__`, spelled), text);
}

/** Adds an import after the last one. */
function withImport(text: string, line: string): string {
  const last = [...text.matchAll(/^import [^;]*;$/gm)].at(-1);
  const end = last === undefined ? 0 : last.index + last[0].length + 1;
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`;
}

/** Adds an entry at the end of the list that begins with `opener`. The list has one line, or one line for each entry. */
function withEntry(text: string, file: string, opener: string, entry: string): string {
  const start = text.indexOf(opener);
  if (start < 0) throw new CommandError(`${file} has no list that begins with "${opener}", so the line has to be added by hand: ${entry}`);
  const from = start + opener.length;
  const isOneLine = text[from] !== '\n';
  const end = text.indexOf(isOneLine ? '}' : '\n}', from);
  return isOneLine ? `${text.slice(0, end).trimEnd()}, ${entry} ${text.slice(end)}` : `${text.slice(0, end)}\n  ${entry},${text.slice(end)}`;
}
