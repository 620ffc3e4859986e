import { z } from 'zod';
import { stringOf } from '../runtime/validation/string-of';

const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
};

/** Calls make several statements, which wait one after the other. */
const usualBusyAfter = 250;

const shape = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Where the server listens; 0 takes a free port.'),
  HOST: z.string().min(1, 'must be a host name or an address').default('localhost').describe('0.0.0.0 listens on all networks.'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgres:// or postgresql://')
    .optional()
    .describe('A PostgreSQL server. Default: the embedded one. A connection pooler must support prepared statements.'),
  DATABASE_CONNECTIONS: wholeNumber(2, 1000)
    .default(10)
    .describe('The maximum number of connections to PostgreSQL that each process opens for calls, besides two that listen and those of JOB_CONNECTIONS.'),
  JOB_CONNECTIONS: wholeNumber(1, 100)
    .default(3)
    .describe('The maximum number of connections to PostgreSQL that each process opens for jobs and messages. Calls do not wait for them.'),
  DATA_DIR: z.string().min(1, 'must be a folder').default('.data/db').describe('The folder of the embedded database.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be one of fatal, error, warn, info, debug, trace, silent')
    .default('warn')
    .describe('The lowest level that is logged.'),
  DEMO_DATA: flag
    .optional()
    .describe('Whether an empty database gets the demo, whose passwords are public. Default: only the embedded one, unless NODE_ENV is production.'),
  DEMO_PEOPLE: wholeNumber(1, 1_000_000).optional().describe('The number of people in the demo.'),
  TRUST_PROXY: z
    .string()
    .min(1, 'must be true, false or a list of addresses')
    .default('false')
    .transform((value) => (value === 'true' ? true : value === 'false' ? false : value))
    .describe('The proxies that are trusted for the address of a caller.'),
  BODY_LIMIT_KB: wholeNumber(1, 102_400).default(1024).describe('The maximum size of a request; calls that need no sign-in take less, and uploads take 10 MB.'),
  CALLS_PER_MINUTE: wholeNumber(1, 1_000_000).default(1200).describe('The limit for each session, or for each address before sign-in.'),
  BUSY_AFTER_MS: wholeNumber(0, 60_000)
    .optional()
    .describe(
      'How long a probe of the database may wait, in milliseconds, before calls are refused by 503 with `Retry-After`; 0 refuses none. Default: 250 with DATABASE_URL, else 0.',
    ),
  DRAIN_SECONDS: wholeNumber(0, 300)
    .default(0)
    .describe('How long the server keeps answering after SIGTERM while `/api/health` is 503: choose longer than a balancer needs to notice.'),
  BUILD_PAGE: flag.default(true).describe('Whether the page is built when its sources have changed; false if a deployment brings a built one.'),
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/?#]+$/, 'must be an address such as https://wellness.example, without a path')
    .optional()
    .describe('The address of the site, for links in messages. Default: localhost.'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://')
    .optional()
    .describe('The mail server. By default emails wait; in the demo `/api/demo/outbox` shows them.'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/, 'must be an email address')
    .optional()
    .describe('The sender of emails. Required with SMTP_URL.'),
  TEXT_WEBHOOK_URL: z
    .string()
    .regex(/^https?:\/\/\S+$/, 'must begin with http:// or https://')
    .optional()
    .describe('The address to which texts are posted as `{ Id, To, Body }`.'),
  TEXT_REPLY_TOKEN: z
    .string()
    .min(20, 'must have at least 20 characters')
    .optional()
    .describe('The bearer token with which the provider of texts posts replies to `/api/texts/received`, as `{ From, Body }`.'),
  REWARD_PROVIDER_URL: z
    .string()
    .regex(/^https?:\/\/[^\s?#]*[^\s?#/]$/, 'must be an address such as https://rewards.example/api, without a slash at its end')
    .optional()
    .describe('The provider of rewards. By default the local gift cards are offered, and orders complete at once.'),
  REWARD_PROVIDER_SECRET: z
    .string()
    .min(20, 'must have at least 20 characters')
    .optional()
    .describe('The secret with which the server and the provider of rewards sign their requests. Required with REWARD_PROVIDER_URL.'),
  SECRETS_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe('The key that encrypts the secrets of second factors in the database. By default they are stored unencrypted.'),
  NODE_ENV: z.string().optional().describe('In production no demo is loaded, and answers are not checked against their schemas.'),
});

/** Every variable of the environment that the server reads: what it says, and its value where it is not set. */
export const settings: readonly { name: string; says: string | undefined; usually: string | undefined }[] = Object.entries(shape.shape).map(
  ([name, setting]) => {
    const usual: unknown = setting.safeParse(undefined).data;
    return { name, says: setting.description, usually: usual === undefined ? undefined : stringOf(usual) };
  },
);

type Settings = z.infer<typeof shape>;
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}` ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}` : Lowercase<Name>;

/** What the environment decides, checked: each setting by its name in camel case, and what follows from several or has another unit. */
export type Config = Omit<{ [Name in keyof Settings as CamelCase<Name>]: Settings[Name] }, 'demoData' | 'busyAfterMs'> & {
  dataFolder: string;
  /** Whether the demo is loaded, where DEMO_DATA says nothing too. */
  demoData: boolean;
  /** In bytes. */
  bodyLimit: number;
  /** How long a probe of the database may wait, in milliseconds; without it no call is refused. */
  busyAfter: number | undefined;
  isProduction: boolean;
};

/** Said of an environment that cannot be used: one sentence for each variable. */
export class BadConfig extends Error {}

/** Reads the environment. An empty variable counts as absent. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = shape.safeParse(present);
  if (!result.success) throw new BadConfig(sentences(result.error.issues, present).join('\n'));
  const values = result.data;
  if (values.SMTP_URL !== undefined && values.MAIL_FROM === undefined) throw new BadConfig('MAIL_FROM is needed with SMTP_URL: who emails come from.');
  if (values.REWARD_PROVIDER_URL !== undefined && values.REWARD_PROVIDER_SECRET === undefined)
    throw new BadConfig('REWARD_PROVIDER_SECRET is needed with REWARD_PROVIDER_URL: what is sent is signed by it.');
  const isProduction = values.NODE_ENV === 'production';
  const named = Object.fromEntries(Object.entries(values).map(([name, value]) => [camelCase(name), value])) as Omit<Config, 'dataFolder'>;
  const demoData = values.DEMO_DATA ?? (!isProduction && values.DATABASE_URL === undefined);
  const busyAfter = (values.BUSY_AFTER_MS ?? (values.DATABASE_URL === undefined ? 0 : usualBusyAfter)) || undefined;
  return { ...named, dataFolder: values.DATA_DIR, demoData, bodyLimit: values.BODY_LIMIT_KB * 1024, busyAfter, isProduction };
}

const camelCase = (name: string) => name.toLowerCase().replace(/_(.)/g, (_underscore, letter: string) => letter.toUpperCase());

const mayHoldSecret = ['DATABASE_URL', 'SMTP_URL', 'TEXT_WEBHOOK_URL', 'TEXT_REPLY_TOKEN', 'SECRETS_KEY', 'REWARD_PROVIDER_URL', 'REWARD_PROVIDER_SECRET'];

/** The value is quoted, except where it may hold a password. */
function sentences(issues: { path: PropertyKey[]; message: string }[], environment: Record<string, string | undefined>) {
  const byName = new Map<string, string>();
  for (const { path, message } of issues) if (!byName.has(String(path[0]))) byName.set(String(path[0]), message);
  return [...byName].map(([name, message]) => `${name} ${message}${mayHoldSecret.includes(name) ? '' : `, not "${environment[name]}"`}.`);
}
