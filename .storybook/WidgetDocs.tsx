import { Controls, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { type Manifest, manifestOf, type Property } from './manifests';

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
  return (
    <>
      <p>{manifest.description}</p>
      <h2>Value</h2>
      <pre>{JSON.stringify(manifest.value, null, 2)}</pre>
      <h2>Options</h2>
      {options.length === 0 ? <p>None.</p> : <Properties of={options} required={manifest.options?.required ?? []} />}
      <h2>Events</h2>
      {events.length === 0 ? <p>None beside the change of its value.</p> : <Properties of={events} required={[]} />}
    </>
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
