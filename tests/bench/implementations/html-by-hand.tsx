import { memo, useCallback, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type BenchData, type BenchField, choices, dataOf, fieldsOf, type Mounted, type Prepare, type Scenario } from '../scenario';

type Value = BenchData[string];

const Field = memo(function Field({
  field: { name, label, type },
  value,
  onChange,
}: {
  field: BenchField;
  value: Value;
  onChange: (name: string, value: Value) => void;
}) {
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      {type === 'select' ? (
        <select id={name} value={String(value)} onChange={(event) => onChange(name, event.target.value)}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : type === 'boolean' ? (
        <input id={name} type="checkbox" checked={value === true} onChange={(event) => onChange(name, event.target.checked)} />
      ) : (
        <input
          id={name}
          type={type}
          value={String(value)}
          onChange={(event) => onChange(name, type === 'number' ? Number(event.target.value) : event.target.value)}
        />
      )}
    </p>
  );
});

function ByHand({ scenario, handle }: { scenario: Scenario; handle: { data?: BenchData } }) {
  const fields = useMemo(() => fieldsOf(scenario), [scenario]);
  const [data, setData] = useState(() => dataOf(scenario));
  handle.data = data;
  const onChange = useCallback((name: string, value: Value) => setData((before) => ({ ...before, [name]: value })), []);
  return (
    <form>
      {fields.map((field) =>
        field.shownBy === undefined || data[field.shownBy] === true ? (
          <Field key={field.name} field={field} value={data[field.name] ?? ''} onChange={onChange} />
        ) : null,
      )}
    </form>
  );
}

/** The floor: the same with React and plain HTML, without any look. */
export const prepare: Prepare =
  (scenario) =>
  (root): Mounted => {
    const handle: { data?: BenchData } = {};
    createRoot(root).render(<ByHand scenario={scenario} handle={handle} />);
    return { read: (name) => handle.data?.[name] };
  };
