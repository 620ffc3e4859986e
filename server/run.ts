import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPageBuilt } from './build-page';
import { compiledDefinitions } from './definitions/compiled-definitions';
import type { Config } from './config';
import { configuredApp } from './configured-app';
import { openConfigured } from './open-configured';
import { quietTimers } from './foundation/quiet-timers';
import { runApart } from './run-apart';
import { demoPassword } from './demo/load';
import { namedPeople, signInCases } from './demo/make-people';
import { mayRegister } from './demo/registration-rows';

const root = fileURLToPath(new URL('..', import.meta.url));
const pageFolder = join(root, 'dist');

// What the person who started the server reads; the log is for machines.
const say = (message: string) => process.stdout.write(`${message}\n`);

/**
 * Runs the server as it is configured, until it is told to stop.
 * @throws Error whose message is a plain sentence: what is wrong with the definitions, the database or the data folder.
 */
export async function run(config: Config): Promise<void> {
  await Promise.all([
    ...(config.buildPage && !isPageBuilt(root) ? [runApart('build-page-apart')] : []),
    ...(wantsDemo(config) ? [runApart('load-demo-apart')] : []),
  ]);
  const definitions = await compiledDefinitions(root, say);
  const opened = await openConfigured(config, say);
  try {
    const app = await configuredApp(config, opened, definitions, { pageFolder, checkAnswers: !config.isProduction, say });
    stopOnSignal(config.drainSeconds, async () => {
      await app.drain(config.drainSeconds);
      await app.close();
      await opened.close();
    });
    await app.listen({ port: config.port, host: config.host });
    const { port } = app.server.address() as AddressInfo;
    say(`Wellspring runs at http://${config.host}:${port}`);
    if (config.demoData) saySignIns();
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Whether the embedded database is not there yet and is to have the demo: most of the memory that this takes is never needed again. */
const wantsDemo = ({ demoData, databaseUrl, dataFolder }: Config): boolean =>
  demoData && databaseUrl === undefined && !existsSync(join(dataFolder, 'PG_VERSION'));

/** Answers what has begun, then leaves, ten seconds after balancers had their time at the latest. A second signal ends it at once. */
function stopOnSignal(drainSeconds: number, stop: () => Promise<void>) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    quietTimers.setTimeout(() => process.exit(0), 9_500 + drainSeconds * 1000);
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function saySignIns() {
  const people = [...namedPeople, ...signInCases];
  const width = Math.max(...people.map(({ person }) => person.UserName.length));
  say(`\nSign in with the password ${demoPassword} as:`);
  for (const { person, says } of people) say(`  ${person.UserName.padEnd(width)}  ${says}`);
  say('\nThese have no account yet and may register at /act/auth/registration/v2 (the email shows at /api/demo/outbox):');
  for (const { EntityId, says } of mayRegister) say(`  company code ${EntityId.padEnd(10)}  ${says}`);
}
