import type { Flow } from '../../runtime/definitions/shapes/flow';
import { edgesOf } from '../flow-edges';
import { whereItStands } from '../flow-standing';
import { type FlowWay, flowWays, innermost } from '../flow-ways';
import { revisionIn } from '../languages';
import { Staged } from './ScreenStage';
import { partsOf } from './stage-of';

interface FlowStateStageProps {
  /** The flow's id. */
  flow: string;
  /** One of its states without states within, by its path. */
  state: string;
  customer?: string;
  /** The language that is spoken: en, or one of the product's. */
  language?: string;
  brand?: string;
}

/**
 * One flow of the definitions in one state: the screen that shows it, and beside it what has to happen until it stands there, how it stands, and where
 * each event leads from there.
 */
export function FlowStateStage({ flow, state, customer = 'base', language = 'en', brand }: FlowStateStageProps) {
  const revision = revisionIn(customer, language);
  const definition = partsOf(revision).flows[flow];
  const way = flowWays(flow)[state];
  if (!definition || !way) throw new Error(`Nothing is known of the state "${state}" of the flow "${flow}".`);
  const shown = 'never' in way ? undefined : whereItStands(revision, definition, state, way);
  return (
    <div className="flow-beside">
      <div>
        {shown === undefined || 'never' in way ? (
          <p className="flow-never">{'never' in way ? way.never : 'No screen shows this flow.'}</p>
        ) : (
          <Staged {...shown} role={roleIn(way)} brand={brand} standing={standingIn(flow, way)} />
        )}
      </div>
      <FlowPanel flow={definition} state={state} way={way} />
    </div>
  );
}

interface Said {
  signedIn?: boolean;
  settings?: { Impersonation?: { IsEnabled?: boolean } };
}

const roleIn = ({ session }: FlowWay): string => ((session as Said | undefined)?.signedIn === false ? 'signed out' : 'usual');

function standingIn(flow: string, { session }: FlowWay) {
  if ((session as Said | undefined)?.settings?.Impersonation?.IsEnabled === true) return 'acts for somebody';
  return flow === 'impersonation' ? 'acts for others' : undefined;
}

function FlowPanel({ flow, state, way }: { flow: Flow; state: string; way: FlowWay | { never: string } }) {
  const states = 'never' in way ? [state] : innermost(way.states);
  const edges = edgesOf(flow);
  const paths = edges.map(({ from }) => from);
  const within = (from: string) => states.some((one) => one === from || one.startsWith(`${from}.`));
  const leading = edges.filter(({ from, on }) => on !== '' && on !== 'the end' && within(from));
  return (
    <section className="flow-panel" aria-label={`The flow ${flow.id}`}>
      <p className="text-caption">{flow.id}</p>
      <h2 className="text-subtitle">{states.join(', ')}</h2>
      <h3>How it comes here</h3>
      {'never' in way ? (
        <p>{way.never}</p>
      ) : way.way.length === 0 ? (
        <p>It begins here.</p>
      ) : (
        <ol>
          {way.way.map((happened, index) => (
            <li key={index}>{inWords(happened)}</li>
          ))}
        </ol>
      )}
      <h3>Where it goes</h3>
      {leading.length === 0 ? <p>Nowhere.</p> : null}
      <ul>
        {leading.map(({ from, on, to }, index) => (
          <li key={index}>
            {on}: {to === 'stays' ? to : <StateLink flow={flow.id} state={stateAt(to, from, paths)} />}
          </li>
        ))}
      </ul>
      {'never' in way ? null : (
        <>
          <h3>What it remembers</h3>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
          <pre className="value-shown" tabIndex={0}>
            {JSON.stringify(way.context, null, 2)}
          </pre>
        </>
      )}
    </section>
  );
}

/** The path of the state that a target names: beside the one it leads from, else of that name anywhere; into the first within it. */
function stateAt(target: string, from: string, paths: readonly string[]): string {
  const name = target.replace(/^[.#]/, '');
  const beside = from.includes('.') ? `${from.replace(/\.[^.]*$/, '')}.${name}` : name;
  const at = (path: string) => paths.find((one) => one === path || one.startsWith(`${path}.`));
  const anywhere = paths.find((one) => `.${one}.`.includes(`.${name}.`));
  const entered = target.startsWith('#') ? anywhere : (at(beside) ?? anywhere);
  return paths.find((one) => one.startsWith(`${entered ?? name}.`)) ?? entered ?? name;
}

interface Happened {
  send?: { type: string };
  wait?: number;
  call?: string;
  outcome?: { ok: boolean; value?: unknown };
  dialog?: 'dismissed' | { result: unknown };
}

/** What happened, as a sentence with what it brought. */
function inWords({ send, wait, call, outcome, dialog }: Happened) {
  const said = (words: string, value?: unknown) => (
    <>
      {words} <Brought value={value} />
    </>
  );
  if (wait !== undefined) return said(`${wait} seconds pass.`);
  if (call !== undefined) return outcome?.ok === true ? said(`${call} answers`, outcome.value) : said(`${call} fails.`);
  if (dialog !== undefined) return dialog === 'dismissed' ? said('The dialog is dismissed.') : said('The dialog ends with', dialog.result);
  const { type = '', ...payload } = send ?? {};
  return said(type, payload);
}

/** What an event brought, in a line; what is longer opens. */
function Brought({ value }: { value: unknown }) {
  const text = JSON.stringify(value);
  if (text === undefined || text === '{}') return null;
  if (text.length < 80) return <code>{text}</code>;
  return (
    <details>
      <summary>What it brought</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <pre className="value-shown" tabIndex={0}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </details>
  );
}

function StateLink({ flow, state }: { flow: string; state: string }) {
  const story = `in ${state}`
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[ .]/g, '-')
    .toLowerCase();
  return (
    <a href={`?path=/story/flows-${flow}--${story}`} target="_top">
      {state}
    </a>
  );
}
