import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { demoPassword } from '../../server/demo/load';
import type { FileDefinitions } from '../../server/definitions/definitions';
import type { OverlayCustomer, OverlayHistory, OverlayPublication, Session } from '../../schemas/generated/records';
import { compiledOf, testSource } from './support/definitions';
import { jobSettings } from './support/jobs';
import { shelfOverlay, shirtSizes } from './support/overlays';
import { startSecondNode } from './support/second-node';
import { clientOf, startTestServer, type TestServer } from './support/test-server';

let one: TestServer;
beforeAll(async () => {
  one = await startTestServer();
});
afterAll(() => one.close());

const said: string[] = [];
const anotherNode = (definitions?: FileDefinitions) =>
  startSecondNode(one, { runsJobs: true, say: (message) => said.push(message), ...(definitions && { definitions }) });

async function publish(node: TestServer, Files: object[]): Promise<OverlayPublication> {
  const author = await node.as('super@wellspring.example');
  const { InUse } = (await author.get<OverlayHistory>('/authoring/publications?customer=summit')).body;
  const { status, body } = await author.post<OverlayPublication>('/authoring/publish', { Customer: 'summit', Files, Why: 'A test.', InUse });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
async function signIn(node: TestServer): Promise<string> {
  const { body } = await node.nobody.post<{ Token: string }>('/account/login/login', { UserName: 'pat@summit.example', Password: demoPassword });
  return body.Token;
}
const revisionOf = async (node: TestServer, token: string) => (await clientOf(node.app, token).get<Session>('/session')).body.Revision;
const summitOn = async (node: TestServer) =>
  (await (await node.as('super@wellspring.example')).get<OverlayCustomer[]>('/authoring/customers')).body.find(({ Customer }) => Customer === 'summit')!;

test('what is published on one node applies on the other; a session keeps its own revision on both, and after a restart', async () => {
  const two = await anotherNode();
  const first = await publish(one, [...shirtSizes, shelfOverlay]);
  await expect.poll(async () => revisionOf(two, await signIn(two)), { timeout: 30_000 }).toBe(first.Hash);
  const token = await signIn(two);
  const second = await publish(two, shirtSizes);
  await expect.poll(async () => revisionOf(one, await signIn(one)), { timeout: 30_000 }).toBe(second.Hash);
  expect([await revisionOf(one, token), await revisionOf(two, token)]).toEqual([first.Hash, first.Hash]);
  await two.close();

  const restarted = await anotherNode();
  expect(await revisionOf(restarted, await signIn(restarted))).toBe(second.Hash);
  expect(await revisionOf(restarted, token)).toBe(first.Hash);
  expect((await restarted.app.inject(`/definitions/${first.Hash}/screen/user-profile.json`)).body).toContain('Shelf');
  await restarted.close();
});

const form = 'schemas/forms/user-profile.form.json';
/** The project as its next version might be. */
const nextBase = (from: string, to: string) => {
  const text = readSource(process.cwd()).get(form)!;
  expect(text).toContain(from);
  return compiledOf(new Map([...[...testSource()].filter(([path]) => !path.startsWith('schemas/customers/')), [form, text.replace(from, to)]]), (message) =>
    said.push(message),
  );
};

test('on a new base a publication that still goes with it is compiled anew', async () => {
  await publish(one, [...shirtSizes, shelfOverlay]);
  const node = await anotherNode(nextBase('"label": "Mobile number"', '"label": "Cell phone"'));
  const screen = async () => (await node.app.inject(`/definitions/${(await summitOn(node)).Hash}/screen/user-profile.json`)).body;
  // Until it is compiled on the new base, the customer runs what was published.
  expect(await screen()).toContain('Shelf');
  node.timers.goOff(jobSettings().jobPoll);
  await expect.poll(screen, { timeout: 60_000 }).toContain('Cell phone');
  expect(await screen()).toContain('Shelf');
  expect((await summitOn(node)).IsStale).toBe(false);
  expect(await revisionOf(node, await signIn(node))).toBe((await summitOn(node)).Hash);
  await node.close();
});

test('a customer whose publication is in conflict with a new base stays on the revision as it was published, and that is said at the start', async () => {
  // On the base of the test before, nothing was compiled of this one.
  await publish(one, shirtSizes);
  const { Hash } = await publish(one, [...shirtSizes, shelfOverlay]);
  said.length = 0;
  const node = await anotherNode(nextBase('"id": "mobile",', '"id": "cell-phone",'));
  await node.app.ready();
  node.timers.goOff(jobSettings().jobPoll);
  await expect.poll(() => summitOn(node), { timeout: 60_000 }).toMatchObject({ Hash, IsStale: true });
  expect(said.join('\n')).toMatch(/^Publication \d+ of "summit" does not go with the present base:/);
  expect(said.join('\n')).toContain('has no part "mobile"');
  expect(said.join('\n')).toContain('The customer stays on the revision as it was published.');
  expect(await revisionOf(node, await signIn(node))).toBe(Hash);
  await node.close();
});
