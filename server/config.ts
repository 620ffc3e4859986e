import { z } from 'zod';

const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
};

const shape = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('Where the server listens; 0 takes a free port.'),
  HOST: z.string().min(1, 'must be a host name or an address').default('localhost').describe('0.0.0.0 listens on all networks.'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgres:// or postgresql://')
    .optional()
    .describe('A PostgreSQL server. Without it: the embedded one.'),
  DATA_DIR: z.string().min(1, 'must be a folder').default('.data/db').describe('Where the embedded database keeps its files.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be one of fatal, error, warn, info, debug, trace, silent')
    .default('warn'),
  DEMO_DATA: flag.optional().describe('Whether an empty database is filled with the demo. Without it: yes, unless NODE_ENV is production.'),
  DEMO_PEOPLE: wholeNumber(1, 1_000_000).optional().describe('How many people the demo has.'),
  TRUST_PROXY: z
    .string()
    .min(1, 'must be true, false or a list of addresses')
    .default('false')
    .describe('Which proxies are believed about the address of a caller.'),
  BODY_LIMIT_KB: wholeNumber(1, 102_400).default(1024),
  CALLS_PER_MINUTE: wholeNumber(1, 1_000_000).default(1200).describe('For each session, or each address while nobody is signed in.'),
  BUILD_PAGE: flag.default(true).describe('Whether the page is built when its sources have changed; false where a deployment brings a built one.'),
  NODE_ENV: z.string().optional(),
});

/** What the environment decides, checked. */
export interface Config {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  dataFolder: string;
  logLevel: string;
  demoData: boolean;
  demoPeople: number | undefined;
  trustProxy: boolean | string;
  bodyLimit: number;
  callsPerMinute: number;
  buildPage: boolean;
  isProduction: boolean;
}

/** Said of an environment that cannot be used: one sentence for each variable. */
export class BadConfig extends Error {}

/** Reads the environment. An empty variable counts as absent. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = shape.safeParse(present);
  if (!result.success) throw new BadConfig(sentences(result.error.issues, present).join('\n'));
  const values = result.data;
  const isProduction = values.NODE_ENV === 'production';
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    dataFolder: values.DATA_DIR,
    logLevel: values.LOG_LEVEL,
    demoData: values.DEMO_DATA ?? !isProduction,
    demoPeople: values.DEMO_PEOPLE,
    trustProxy: values.TRUST_PROXY === 'true' ? true : values.TRUST_PROXY === 'false' ? false : values.TRUST_PROXY,
    bodyLimit: values.BODY_LIMIT_KB * 1024,
    callsPerMinute: values.CALLS_PER_MINUTE,
    buildPage: values.BUILD_PAGE,
    isProduction,
  };
}

/** The value is quoted, except where it may hold a password. */
function sentences(issues: { path: PropertyKey[]; message: string }[], environment: Record<string, string | undefined>) {
  const byName = new Map<string, string>();
  for (const { path, message } of issues) if (!byName.has(String(path[0]))) byName.set(String(path[0]), message);
  return [...byName].map(([name, message]) => `${name} ${message}${name === 'DATABASE_URL' ? '' : `, not "${environment[name]}"`}.`);
}
