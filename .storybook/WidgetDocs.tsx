import { Controls, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { type Manifest, manifestOf, type Property } from './manifests';
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
      <h2>Value</h2>
      <pre>{JSON.stringify(manifest.value, null, 2)}</pre>
      <h2>Options</h2>
      {options.length === 0 ? <p>None.</p> : <Properties of={options} required={manifest.options?.required ?? []} />}
      <h2>Events</h2>
      {events.length === 0 ? <p>None beside the change of its value.</p> : <Properties of={events} required={[]} />}
      <h2>Used by</h2>
      <List of={uses.definitions} none="No definition names it: fields get it by the schema of their value, or nobody uses it yet." />
      <h2>Tests that name it</h2>
      <List of={uses.tests} none="Only those that all widgets have." />
    </>
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
