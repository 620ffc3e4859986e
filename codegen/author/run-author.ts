import { parseArgs } from 'node:util';
import { closest, formatFaults } from '../../runtime/definitions/fault';
import { readSource } from '../source';
import { ownerOf } from '../overlay/provenance';
import type { CommandOptions } from './command-options';
import { optionTexts } from './option-texts';
import { exportQuestionnaire } from './export-questionnaire';
import { importQuestionnaire } from './import-questionnaire';
import { languages } from './languages';
import { newField } from './new-field';
import { newPart } from './new-part';
import { newWidget } from './new-widget';
import { operations } from './operations';
import { overlays } from './overlays';
import { provenance } from './provenance';
import { compare, history, publish, rollback } from './publishing';
import { texts } from './texts';
import { why } from './why';
import { CommandError, type CommandContext, customerIn } from './command-context';

interface Command {
  says: string;
  /** The words that may stand behind the command. */
  words?: readonly string[];
  /** The names of what can be said beside them. */
  options: readonly string[];
  run(context: CommandContext, options: CommandOptions, words: readonly string[]): number | Promise<number>;
}

const onServer = ['server', 'user'];
const ofField = ['form', 'label', 'name', 'kind', 'after', 'help', 'choices', 'list', 'pattern', 'minimum', 'maximum', 'columns', 'required'];

/** The commands of authors, each with its purpose and its options. */
export const commands: Record<string, Command> = {
  'new-field': {
    says: 'Adds a field for one customer: asks, writes the overlay, checks it.',
    options: ['customer', ...ofField, 'why'],
    run: newField,
  },
  check: { says: 'Checks all definitions, or those of one customer with --customer.', options: ['customer'], run: check },
  compare: {
    says: 'Lists what publishing would change. --base: against the base, without a server. --from, --to: two publications.',
    options: ['customer', 'base', 'from', 'to', ...onServer],
    run: compare,
  },
  publish: { says: 'Publishes the files of a customer to a running server.', options: ['customer', 'why', 'yes', 'in-use', ...onServer], run: publish },
  rollback: { says: 'Puts an earlier publication into use again.', options: ['customer', 'number', 'why', 'yes', ...onServer], run: rollback },
  history: { says: 'Lists the publications of a customer.', options: ['customer', ...onServer], run: history },
  provenance: {
    says: 'Says for each part of a definition whether it comes from the base or the customer.',
    options: ['customer', 'definition'],
    run: provenance,
  },
  overlays: { says: 'Says for each overlay whether it still applies to the base. --server: also for publications.', options: onServer, run: overlays },
  'import-questionnaire': {
    says: 'Makes a questionnaire from a FHIR R4 Questionnaire: its file, and the new id.',
    words: ['file', 'id'],
    options: ['anyway'],
    run: importQuestionnaire,
  },
  'export-questionnaire': {
    says: 'Writes a questionnaire as a FHIR R4 Questionnaire: its id, and the new file.',
    words: ['questionnaire', 'file'],
    options: ['customer'],
    run: exportQuestionnaire,
  },
  languages: {
    says: 'Counts the missing texts of each language; with a language, lists them, or writes and reads a table (CSV) for a translator.',
    words: ['language'],
    options: ['export', 'import', 'customer'],
    run: languages,
  },
  texts: {
    says: 'Lists the texts of each screen, or of one, in the order in which they show, with their translations.',
    words: ['screen'],
    options: ['customer'],
    run: texts,
  },
  operations: {
    says: 'Lists what overlays can do; with an operation of the product, its keys and an example.',
    words: ['operation'],
    options: [],
    run: operations,
  },
  new: {
    says: 'Writes a new node, action, job or area that compiles, with its lines in the lists.',
    words: ['node|action|job|area', 'name'],
    options: ['area'],
    run: newPart,
  },
  widget: {
    says: 'Writes the folder of a new widget that keeps the contract.',
    words: ['name'],
    options: ['package'],
    run: newWidget,
  },
  why: {
    says: 'Explains why a question or a field shows or not, is required, or is refused: a questionnaire or form, and its part.',
    words: ['questionnaire or form', 'part'],
    options: ['answers', 'customer'],
    run: why,
  },
};

const options = Object.fromEntries(
  Object.entries(optionTexts).map(([name, { value }]) => [name, { type: value === undefined ? ('boolean' as const) : ('string' as const) }]),
);

/** Runs one command and gives the exit code: 0 when it went well, 1 when it was refused or could not be done. Never a stack trace. */
export async function runAuthor(parameters: string[], context: CommandContext): Promise<number> {
  try {
    if (asksForHelp(parameters)) {
      context.say(helpOf(parameters[0] ?? ''));
      return 0;
    }
    const { positionals, values } = read(parameters);
    const [name = '', ...words] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) throw new CommandError(usage(name));
    const surplus = words[command.words?.length ?? 0];
    if (surplus !== undefined) throw new CommandError(`"${surplus}" has no name. Write it with one, such as --customer ${surplus}.`);
    return await command.run(context, values, words);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    context.say(error.message);
    return 1;
  }
}

function read(parameters: string[]): { positionals: string[]; values: CommandOptions } {
  try {
    return parseArgs({ args: parameters, options, allowPositionals: true }) as { positionals: string[]; values: CommandOptions };
  } catch (error) {
    const { message } = error as Error;
    const unknown = /Unknown option '--([^']+)'/.exec(message)?.[1];
    if (unknown === undefined) throw new CommandError(message);
    const meant = closest(unknown, Object.keys(options));
    throw new CommandError(`There is no --${unknown}.${meant === undefined ? '' : ` Did you mean --${meant}?`}`);
  }
}

/** `--help` with nothing behind it; with a text behind it, it is the sentence below a new field. */
const asksForHelp = (parameters: readonly string[]): boolean =>
  parameters.includes('-h') || parameters.some((one, index) => one === '--help' && /^(-|$)/.test(parameters[index + 1] ?? ''));

/** What a command is for and what can be said of it; of all commands where none is named. */
function helpOf(name: string): string {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return usage('');
  const lines = command.options.map((option): [string, string] => [commandOption(option), optionTexts[option]?.says ?? '']);
  const width = Math.max(...lines.map(([option]) => option.length));
  const words = (command.words ?? []).map((word) => ` <${word}>`).join('');
  return [`npm run author -- ${name}${words}`, command.says, ...lines.map(([option, says]) => `  ${option.padEnd(width)}  ${says}`)].join('\n');
}

/** An option as it is written. */
export const commandOption = (name: string): string => `--${name}${optionTexts[name]?.value === undefined ? '' : ` <${optionTexts[name].value}>`}`;

function usage(name: string): string {
  const meant = closest(name, Object.keys(commands));
  const width = Math.max(...Object.keys(commands).map((one) => one.length));
  const list = Object.entries(commands).map(([one, { says }]) => `  ${one.padEnd(width)}  ${says}`);
  const said = name === '' ? [] : [`There is no command "${name}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`];
  return [...said, 'npm run author -- <command>', ...list, 'npm run author -- <command> --help explains its options.'].join('\n');
}

function check(context: CommandContext, options: CommandOptions): number {
  const checked = context.check(readSource(context.root));
  const { faults, count } = checked;
  if (typeof options.customer === 'string') customerIn(checked, options.customer);
  const own = faults.filter(
    ({ file, message }) =>
      options.customer === undefined || ownerOf(file) === options.customer || message.startsWith(`With the overlays of "${String(options.customer)}"`),
  );
  context.say(
    own.length > 0 ? formatFaults(own) : `${count} definitions, no faults${options.customer === undefined ? '' : ` for "${String(options.customer)}"`}.`,
  );
  return own.length > 0 ? 1 : 0;
}
