import { expect, test } from 'vitest';
import type { CalledOperation } from '../definitions/compiled';
import type { OnDevice as Settings } from '../definitions/shapes/on-device';
import type { Outcome } from '../http/http';
import type { DeviceStore, KeptAnswer, KeptSession } from './device-store';
import { createOnDevice, type KeptCall } from './on-device';

const settings: Settings = {
  when: { $: 'true' },
  for: { hours: 12 },
  calls: { save: { label: 'Entry' }, post: { label: 'Message', repeats: 'harmless' } },
  kept: 'Kept.',
  sent: 'Sent.',
};
const call = (id: string, method: CalledOperation['method'] = 'GET', allow: CalledOperation['allow'] = 'signedIn'): CalledOperation => ({
  id,
  method,
  path: `/${id}`,
  parameters: [],
  allow,
});
const away: Outcome = { ok: false, failure: { StatusCode: 0, Errors: [], ShowUser: true } };
const refused = (StatusCode: number): Outcome => ({ ok: false, failure: { StatusCode, Errors: [{ Message: 'Too late.' }], ShowUser: true } });

/** A store in memory, as a browser would keep it. */
function memoryStore() {
  const answers = new Map<string, KeptAnswer>();
  const calls = new Map<string, KeptCall>();
  const kept: { session?: KeptSession } = {};
  const store: DeviceStore = {
    remember: async (person, question, answer) => void answers.set(`${person} ${question}`, answer),
    recall: async (person, question) => answers.get(`${person} ${question}`),
    keepSession: async (session) => void (kept.session = session),
    session: async () => kept.session,
    async forget() {
      answers.clear();
      delete kept.session;
    },
    keep: async (one) => void calls.set(one.id, one),
    calls: async (person) => [...calls.values()].filter((one) => one.person === person).sort((one, other) => one.at.localeCompare(other.at)),
    drop: async (id) => void calls.delete(id),
  };
  return { store, answers, calls, kept };
}

function begin(place = memoryStore(), open = async () => place.store, begins = true, given: Settings = settings) {
  const page = {
    person: 'pat' as string | undefined,
    allowed: true,
    sent: [] as string[],
    told: [] as string[],
    answer: (_: KeptCall): Outcome => away,
    ids: 0,
    minute: 0,
  };
  const onDevice = createOnDevice({
    settings: () => given,
    person: () => page.person,
    allowed: () => page.allowed,
    open,
    async send(one) {
      page.sent.push(one.id);
      return page.answer(one);
    },
    sent: (names) => void page.told.push(...names),
    label: (known, operation) => String(known.calls[operation]?.label),
    now: () => `2026-11-29T08:${String((page.minute += 1)).padStart(2, '0')}:00.000Z`,
    newId: () => `key-${(page.ids += 1)}`,
  });
  if (begins) onDevice.begin();
  return { onDevice, page, ...place };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const keep = (id: string, as = 'save') => ({ id, as, operation: call('save', 'POST'), input: { body: id } });

test('D-offline-01 an answer is recalled for the same person and the same question, with the time of the oldest one shown', async () => {
  const { onDevice, page } = begin();
  onDevice.remember(call('today'), 'GET /today', { Items: [1] });
  onDevice.remember(call('news'), 'GET /news', []);
  await settled();
  expect(await onDevice.recall(call('news'), 'GET /news')).toEqual({ value: [] });
  expect(await onDevice.recall(call('today'), 'GET /today')).toEqual({ value: { Items: [1] } });
  expect(onDevice.state.get().seenAt).toBe('2026-11-29T08:01:00.000Z');
  expect(await onDevice.recall(call('today'), 'GET /today?year=2025')).toBeUndefined();
  page.person = 'maria';
  expect(await onDevice.recall(call('today'), 'GET /today')).toBeUndefined();
});

test('D-offline-06 D-offline-07 nothing is kept of a call that changes something, that everyone may make, or where it is not allowed', async () => {
  const { onDevice, page, answers, calls } = begin();
  onDevice.remember(call('save', 'POST'), 'POST /save', 1);
  onDevice.remember(call('session', 'GET', 'everyone'), 'GET /session', 1);
  onDevice.remember({ ...call('file'), answersFile: true }, 'GET /file', 1);
  page.allowed = false;
  onDevice.remember(call('people'), 'GET /people', 1);
  expect(onDevice.keyFor(call('save', 'POST'))).toBeUndefined();
  expect(await onDevice.keep(keep('a'))).toBe(false);
  page.allowed = true;
  page.person = undefined;
  expect(await onDevice.keep(keep('b'))).toBe(false);
  await settled();
  expect([answers.size, calls.size]).toEqual([0, 0]);
});

test('D-offline-02 D-offline-03 kept calls are sent in their order, each once, and screens are told', async () => {
  const { onDevice, page, calls } = begin();
  expect([onDevice.keyFor(call('save', 'POST')), onDevice.keyFor(call('other', 'POST'))]).toEqual(['key-1', undefined]);
  await onDevice.keep(keep('a', 'entries.save'));
  await onDevice.keep(keep('b'));
  expect(onDevice.state.get().waiting).toMatchObject([
    { Id: 'a', Label: 'Entry', Refused: null },
    { Id: 'b', Label: 'Entry', Refused: null },
  ]);
  await onDevice.send();
  // The first one did not get through, so the second was not tried.
  expect([page.sent, calls.size]).toEqual([['a'], 2]);
  page.answer = () => ({ ok: true, value: null });
  await Promise.all([onDevice.send(), onDevice.send()]);
  expect([page.sent, page.told, calls.size]).toEqual([['a', 'a', 'b'], ['entries.save', 'save'], 0]);
  expect(onDevice.state.get().waiting).toEqual([]);
});

test('D-offline-04 a refused call stays with its reason, is not sent again, and keeps nothing else from being sent', async () => {
  const { onDevice, page } = begin();
  await onDevice.keep(keep('a'));
  await onDevice.keep(keep('b'));
  page.answer = ({ id }) => (id === 'a' ? refused(409) : { ok: true, value: null });
  await onDevice.send();
  await onDevice.send();
  expect([page.sent, onDevice.state.get().waiting]).toMatchObject([['a', 'b'], [{ Id: 'a', Refused: 'Too late.' }]]);
  await onDevice.discard('a');
  expect(onDevice.state.get().waiting).toEqual([]);
});

test.each([401, 429, 500, 503])('D-offline-03 a call that is answered by %i waits', async (status) => {
  const { onDevice, page } = begin();
  await onDevice.keep(keep('a'));
  page.answer = () => refused(status);
  await onDevice.send();
  expect(onDevice.state.get().waiting).toMatchObject([{ Id: 'a', Refused: null }]);
});

test('D-offline-05 D-offline-06 signing out removes answers and session; what waits is there for the same person only', async () => {
  const { onDevice, page, answers, calls, kept } = begin();
  onDevice.remember(call('today'), 'GET /today', 1);
  onDevice.keepSession({ SignedIn: true, Customer: null, Revision: 'a' });
  await onDevice.keep(keep('a'));
  expect([answers.size, kept.session?.person]).toEqual([1, 'pat']);
  await onDevice.forget();
  expect([answers.size, kept.session, calls.size]).toEqual([0, undefined, 1]);
  expect(onDevice.state.get()).toEqual({ waiting: [], seenAt: null });
  page.person = 'maria';
  page.answer = () => ({ ok: true, value: null });
  await onDevice.send();
  expect(page.sent).toEqual([]);
  page.person = 'pat';
  await onDevice.send();
  expect(page.sent).toEqual(['a']);
});

test('D-offline-11 which calls are kept, and what each is called, is what the definition says; without it nothing is kept', async () => {
  const given = { ...settings, calls: { post: { label: 'Note' } } };
  const { onDevice } = begin(undefined, undefined, true, given);
  expect([onDevice.keyFor(call('save', 'POST')), onDevice.keyFor(call('post', 'POST'))]).toEqual([undefined, 'key-1']);
  await onDevice.keep({ ...keep('a'), operation: call('post', 'POST') });
  expect(onDevice.state.get().waiting).toMatchObject([{ Label: 'Note' }]);
  const none = memoryStore();
  const without = createOnDevice({
    settings: () => undefined,
    person: () => 'pat',
    allowed: () => true,
    open: async () => none.store,
    send: async () => away,
    sent: () => undefined,
    label: () => '',
    now: () => '2026-11-29T08:00:00.000Z',
    newId: () => 'key',
  });
  without.begin();
  without.remember(call('today'), 'GET /today', 1);
  expect([without.keyFor(call('save', 'POST')), await without.keep(keep('a'))]).toEqual([undefined, false]);
  await settled();
  expect([none.answers.size, none.calls.size]).toEqual([0, 0]);
});

test('a browser that keeps nothing works as without it', async () => {
  const { onDevice } = begin(memoryStore(), () => Promise.reject(new Error('No room.')));
  onDevice.remember(call('today'), 'GET /today', 1);
  onDevice.keepSession({ SignedIn: true, Customer: null, Revision: 'a' });
  expect(await onDevice.recall(call('today'), 'GET /today')).toBeUndefined();
  expect(await onDevice.keep(keep('a'))).toBe(false);
  expect(await onDevice.recallSession()).toBeUndefined();
  await Promise.all([onDevice.send(), onDevice.discard(), onDevice.forget()]);
});

test('what is loaded before the first screen is there is written afterwards', async () => {
  const place = memoryStore();
  const { onDevice } = begin(place, undefined, false);
  onDevice.remember(call('today'), 'GET /today', 1);
  await settled();
  expect(place.answers.size).toBe(0);
  onDevice.begin();
  await settled();
  expect([...place.answers.keys()]).toEqual(['pat GET /today']);
});

test('D-offline-03 D-offline-06 the next person in the same page starts with nothing, is kept in turn, and what waits for them is sent', async () => {
  const { onDevice, page, answers, calls } = begin();
  onDevice.remember(call('today'), 'GET /today', 1);
  page.person = 'maria';
  await onDevice.keep(keep('m'));
  onDevice.forgetLater();
  onDevice.remember(call('news'), 'GET /news', 2);
  page.answer = () => ({ ok: true, value: null });
  onDevice.resume();
  await settled();
  expect([[...answers.keys()], page.sent, calls.size]).toEqual([['maria GET /news'], ['m'], 0]);
});
