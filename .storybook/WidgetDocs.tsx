import { Controls, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { type Manifest, manifestOf, type Property } from './manifests';
import { keyRows, type WidgetKey } from './widget-facts';
import { usesOf } from './widget-uses';

/** The page of a widget, from its manifest alone; a page of anything else is its stories. */
export function WidgetDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const manifest = manifestOf(preparedMeta.title);
  return (
    <>
      <Title />
      {manifest ? <About manifest={manifest} /> : null}
      {manifest ? <Controls /> : null}
      <Stories includePrimary title="Stories" />
    </>
  );
}

function About({ manifest }: { manifest: Manifest }) {
  const options = Object.entries(manifest.options?.properties ?? {});
  const events = Object.entries(manifest.events ?? {});
  const uses = usesOf(manifest.name);
  return (
    <>
      <p>{manifest.description}</p>
      <Status manifest={manifest} />
      <h2>Value</h2>
      <pre>{JSON.stringify(manifest.value, null, 2)}</pre>
      <h2>Options</h2>
      {options.length === 0 ? <p>None.</p> : <Properties of={options} required={manifest.options?.required ?? []} />}
      <h2>Events</h2>
      {events.length === 0 ? <p>None beside the change of its value.</p> : <Properties of={events} required={[]} />}
      <h2>Keys</h2>
      {manifest.keys === undefined ? <p>None beside Tab and those by which text is typed.</p> : <Keys of={manifest.keys} />}
      <h2>Used by</h2>
      <List of={uses.definitions} none="No definition names it: fields get it by the schema of their value, or nobody uses it yet." />
      <h2>Tests that name it</h2>
      <List of={uses.tests} none="Only those that all widgets have." />
      <h2>Changes</h2>
      <Changes of={manifest.changes ?? []} />
    </>
  );
}

/** Whether definitions can build on it. */
function Status({ manifest: { status, instead } }: { manifest: Manifest }) {
  if (status === 'new') return <p>New: its options may still change.</p>;
  if (status !== 'deprecated') return <p>Stable.</p>;
  return (
    <p>
      Deprecated: name <code>{instead}</code> instead.
    </p>
  );
}

function Keys({ of }: { of: readonly WidgetKey[] }) {
  const rows = keyRows(of);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keys, does, native }) => (
            <tr key={`${does} ${String(native)}`}>
              <td>
                {keys.map((parts, index) => (
                  <span key={parts.join('+')}>
                    {index > 0 ? ', ' : ''}
                    <Pressed parts={parts} />
                  </span>
                ))}
              </td>
              <td>{does}</td>
              <td>{native ? 'browser or library' : 'widget'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ keys }) => keys.some(([first]) => first === 'Control')) ? <p>On a Mac, Command takes the place of Control.</p> : null}
    </>
  );
}

/** Keys that are held, and the one that is pressed meanwhile. */
const Pressed = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, index) => (
    <span key={part}>
      {index > 0 ? '+' : ''}
      <kbd>{part}</kbd>
    </span>
  ));

/** A name between back quotes is a name of the widget. */
const inCode = (text: string) => text.split('`').map((part, index) => (index % 2 === 1 ? <code key={`${index} ${part}`}>{part}</code> : part));

function Changes({ of }: { of: readonly { date: string; what: string }[] }) {
  if (of.length === 0) return <p>None that a definition notices.</p>;
  return (
    <ul>
      {of.map(({ date, what }) => (
        <li key={what}>
          <time dateTime={date}>{date}</time>: {inCode(what)}
        </li>
      ))}
    </ul>
  );
}

function List({ of, none }: { of: readonly string[]; none: string }) {
  if (of.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {of.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}

function Properties({ of, required }: { of: [string, Property][]; required: string[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">What it says</th>
        </tr>
      </thead>
      <tbody>
        {of.map(([name, { type, enum: values, description }]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
              {required.includes(name) ? ' (required)' : ''}
            </td>
            <td>{values ? values.map(String).join(', ') : [type].flat().join(' or ')}</td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
