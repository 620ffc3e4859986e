import { parseArgs } from 'node:util';
import { closest, formatFaults } from '../../runtime/definitions/fault';
import { readSource } from '../source';
import { ownerOf } from '../overlay/provenance';
import type { CommandOptions } from './command-options';
import { importQuestionnaire } from './import-questionnaire';
import { languages } from './languages';
import { newField } from './new-field';
import { overlays } from './overlays';
import { provenance } from './provenance';
import { compare, history, publish, rollback } from './publishing';
import { why } from './why';
import { CommandError, type CommandContext, customerIn } from './command-context';

interface Command {
  says: string;
  /** How many words may stand behind the command. */
  takes?: number;
  run(context: CommandContext, options: CommandOptions, words: readonly string[]): number | Promise<number>;
}

/** What an author can do, and what each command is for. */
const commands: Record<string, Command> = {
  'new-field': { says: 'Adds a field for one customer: asks, writes the overlay, checks it.', run: newField },
  check: { says: 'Checks all definitions, or with --customer one customer’s.', run: check },
  compare: { says: 'Says what publishing would change. --base: against the base, without a server. --from, --to: two publications.', run: compare },
  publish: { says: 'Publishes the files of a customer to a running server.', run: publish },
  rollback: { says: 'Brings an earlier publication into use again.', run: rollback },
  history: { says: 'Lists what was published for a customer.', run: history },
  provenance: { says: 'Says of each part of a definition whose words it is: the base’s or the customer’s.', run: provenance },
  overlays: { says: 'Says of all overlays whether they still go with the base. --server: of what is published too.', run: overlays },
  'import-questionnaire': { says: 'Makes a questionnaire of a FHIR R4 Questionnaire: a file, and the id that it gets.', takes: 2, run: importQuestionnaire },
  languages: {
    says: 'Says how far each language is translated; with a language, --export and --import a table (CSV) for a translator.',
    takes: 1,
    run: languages,
  },
  why: { says: 'Says why a question shows or not: a questionnaire, a question. --answers: a file with answers.', takes: 2, run: why },
};

const text = { type: 'string' as const };
const flag = { type: 'boolean' as const };
/** Everything that can be said on the command line; what is missing is asked for. */
const options = {
  ...Object.fromEntries(
    [
      'customer',
      'definition',
      'form',
      'label',
      'name',
      'kind',
      'after',
      'help',
      'choices',
      'list',
      'pattern',
      'minimum',
      'maximum',
      'columns',
      'why',
      'number',
      'from',
      'to',
      'in-use',
      'server',
      'user',
      'answers',
      'export',
      'import',
    ].map((name) => [name, text]),
  ),
  ...Object.fromEntries(['required', 'yes', 'base', 'anyway'].map((name) => [name, flag])),
};

/** Runs one command and gives the exit code: 0 when it went well, 1 when it was refused or could not be done. Never a stack trace. */
export async function runAuthor(parameters: string[], context: CommandContext): Promise<number> {
  try {
    const { positionals, values } = read(parameters);
    const [name = '', ...words] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) throw new CommandError(usage(name));
    const surplus = words[command.takes ?? 0];
    if (surplus !== undefined) throw new CommandError(`"${surplus}" stands alone. Write it with its name, such as --customer ${surplus}.`);
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

function usage(name: string): string {
  const meant = closest(name, Object.keys(commands));
  const width = Math.max(...Object.keys(commands).map((one) => one.length));
  const list = Object.entries(commands).map(([one, { says }]) => `  ${one.padEnd(width)}  ${says}`);
  const said = name === '' ? [] : [`There is no command "${name}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`];
  return [...said, 'npm run author -- <command>', ...list].join('\n');
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
