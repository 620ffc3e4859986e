import { SimulatedClock } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import type { ActionContext } from '../actions/action-context';
import type { CompiledOperation } from '../definitions/compiled';
import type { Flow } from '../definitions/shapes/flow';
import { createDialogs } from '../contracts/dialogs';
import type { Outcome } from '../http/http';
import { startFlow } from './start-flow';

const save: CompiledOperation = { id: 'save', method: 'POST', path: '/save', area: 'test', parameters: [], allow: 'everyone' };

/** A context whose one call ends as given, and that remembers what it was asked to show. */
function contextWith(outcome: Outcome) {
  const shown: string[] = [];
  const sent: unknown[] = [];
  const made: CompiledOperation[] = [];
  const dialogs = createDialogs();
  const context = {
    services: {
      http: async (operation: CompiledOperation, input: unknown) => {
        made.push(operation);
        sent.push(input);
        return outcome;
      },
      messages: { show: (text: string) => shown.push(text) },
      announce: () => undefined,
      report: ({ message }: { message: string }) => shown.push(`fault: ${message}`),
      now: () => '2026-11-21T00:00:00Z',
      dialogs,
    },
    bundle: { operations: { save, read: { ...save, id: 'read', method: 'GET' } }, dialogs: {} },
    scope: () => ({ session: { signedIn: true }, settings: { limit: 2 } }),
  } as unknown as ActionContext;
  return { context, shown, sent, made, dialogs };
}

// The habit 'timers of any length' (tests/code-habits.test.ts) keeps other timers out.
test.each([
  ['given', { seconds: 2_592_000 }],
  ['given in milliseconds', { milliseconds: 2_592_000_000 }],
  ['computed', { seconds: { $: 'settings.limit * 1296000' } }],
])('a delay of 30 days that is %s leaves the state after 30 days', (_, wait) => {
  vi.useFakeTimers();
  try {
    const states = { waiting: { after: { wait: 'over' } }, over: {} };
    const { context } = contextWith({ ok: true } as Outcome);
    const running = startFlow({ id: 'long', kind: 'flow', delays: { wait }, initial: 'waiting', states } as Flow, context);
    vi.advanceTimersByTime(2_592_000_000 - 1);
    expect(running.read().state).toBe('waiting');
    vi.advanceTimersByTime(1);
    expect(running.read().state).toBe('over');
  } finally {
    vi.useRealTimers();
  }
});

const flow: Flow = {
  id: 'editor',
  kind: 'flow',
  context: { schema: {}, initial: { tries: { $: 'input.tries' }, message: '' } },
  delays: { patience: { seconds: 5 } },
  initial: 'editing',
  states: {
    editing: {
      on: { SAVE: [{ guard: { $: 'flow.context.tries < settings.limit' }, target: 'saving' }, { actions: { assign: { message: 'Too often.' } } }] },
      after: { patience: 'idle' },
    },
    saving: {
      invoke: {
        src: 'call',
        input: { call: 'save', input: { body: { $: 'event.body' } } },
        onDone: { target: 'saved', actions: { notify: { text: 'Saved {id}.', values: { id: { $: 'event.Id' } } } } },
        onError: {
          target: 'editing',
          actions: { assign: { message: { $: 'first(event.Errors.map(e, e.Message))' }, tries: { $: 'flow.context.tries + 1' } } },
        },
      },
    },
    idle: { on: { WAKE: 'editing' } },
    saved: { type: 'final' },
  },
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a flow', () => {
  test('calls with what its event brought, and shows the answer', async () => {
    const { context, shown, sent } = contextWith({ ok: true, value: { Id: 7 } });
    const running = startFlow(flow, context, { input: { tries: 0 } });
    running.send({ type: 'SAVE', body: { Name: 'x' } });
    expect(running.read()).toEqual({ state: 'saving', states: ['saving'], context: { tries: 0, message: '' } });
    await settled();
    expect(sent).toEqual([{ body: { Name: 'x' } }]);
    expect(running.read().state).toBe('saved');
    expect(shown).toEqual(['Saved 7.']);
  });

  test('a timer runs as long as a constant says; one whose figure is unknown never ends', () => {
    const patient = (seconds: { $: string }) => {
      const clock = new SimulatedClock();
      const running = startFlow({ ...flow, delays: { patience: { seconds } } }, contextWith({ ok: true, value: {} }).context, {
        input: { tries: 0 },
        clock: clock as never,
      });
      return (wait: number) => {
        clock.increment(wait);
        return running.read().state;
      };
    };
    const after = patient({ $: 'settings.limit' });
    expect([after(1999), after(1)]).toEqual(['editing', 'idle']);
    expect(patient({ $: 'settings.nothing' })(1_000_000_000)).toBe('editing');
  });

  test('goes back by onError with what the server said', async () => {
    const { context } = contextWith({ ok: false, failure: { StatusCode: 400, Errors: [{ Message: 'No.' }], ShowUser: true } });
    const running = startFlow(flow, context, { input: { tries: 1 } });
    running.send({ type: 'SAVE', body: {} });
    await settled();
    expect(running.read()).toEqual({ state: 'editing', states: ['editing'], context: { tries: 2, message: 'No.' } });
    running.send({ type: 'SAVE', body: {} });
    expect(running.read().context.message).toBe('Too often.');
  });

  test.each([
    { after: 4999, state: 'editing' },
    { after: 5000, state: 'idle' },
  ])('is $state after $after ms, by its own delay', ({ after, state }) => {
    const clock = new SimulatedClock();
    const running = startFlow(flow, contextWith({ ok: true, value: {} }).context, { clock: clock as never });
    clock.increment(after);
    expect(running.read().state).toBe(state);
  });

  test('a confirm actor answers yes or no', async () => {
    const { context, dialogs } = contextWith({ ok: true, value: {} });
    const asking: Flow = {
      id: 'ask',
      kind: 'flow',
      initial: 'asking',
      states: {
        asking: { invoke: { src: 'confirm', input: { question: 'Sure?' }, onDone: [{ guard: { $: 'event == true' }, target: 'yes' }, 'no'] } },
        yes: {},
        no: {},
      },
    };
    const running = startFlow(asking, context);
    await settled();
    expect(dialogs.stack.get()[0]).toMatchObject({ kind: 'confirm', question: 'Sure?', width: 400 });
    dialogs.stack.get()[0]?.close('dismissed');
    await settled();
    expect(running.isIn('no')).toBe(true);
  });

  test('goes on by a newer definition where the stopped one stood, and hears events', () => {
    const first = startFlow(flow, contextWith({ ok: true, value: {} }).context, { input: { tries: 1 }, clock: new SimulatedClock() as never });
    first.stop();
    const clock = new SimulatedClock();
    const second = startFlow(flow, contextWith({ ok: true, value: {} }).context, { before: first, clock: clock as never });
    expect(second.read()).toEqual({ state: 'editing', states: ['editing'], context: { tries: 1, message: '' } });
    clock.increment(5000);
    expect(second.read().state).toBe('idle');
    second.send({ type: 'WAKE' });
    expect(second.read().state).toBe('editing');
  });
});

// A flow handles each failure of its calls: the check `missing-error-path` holds it to that.
test.each([
  ['a call that changes something shows its failure in the flow', 'save', true],
  ['a call that only reads leaves a refusal to the application', 'read', undefined],
])('%s', async (_title, call, showsFailure) => {
  const { context, made } = contextWith({ ok: false, failure: { StatusCode: 403, Errors: [], ShowUser: true } });
  startFlow(
    { id: 'one', kind: 'flow', initial: 'asking', states: { asking: { invoke: { src: 'call', input: { call }, onError: 'failed' } }, failed: {} } } as Flow,
    context,
  );
  await expect.poll(() => made.map((operation) => operation.showsFailure)).toEqual([showsFailure]);
});
