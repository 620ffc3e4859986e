import { Checkbox, CssBaseline, createTheme, FormControlLabel, MenuItem, Stack, TextField, ThemeProvider } from '@mui/material';
import { memo, useCallback, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type BenchData, type BenchField, choices, dataOf, fieldsOf, type Mounted, type Prepare, type Scenario } from '../scenario';

const theme = createTheme({ cssVariables: true });
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
  if (type === 'boolean')
    return (
      <FormControlLabel label={label} control={<Checkbox name={name} checked={value === true} onChange={(event) => onChange(name, event.target.checked)} />} />
    );
  return (
    <TextField
      id={name}
      name={name}
      label={label}
      size="small"
      select={type === 'select'}
      type={type === 'number' ? 'number' : type === 'email' ? 'email' : 'text'}
      value={value}
      onChange={(event) => onChange(name, type === 'number' ? Number(event.target.value) : event.target.value)}
    >
      {type === 'select'
        ? choices.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {choice}
            </MenuItem>
          ))
        : undefined}
    </TextField>
  );
});

function ByHand({ scenario, handle }: { scenario: Scenario; handle: { data?: BenchData } }) {
  const fields = useMemo(() => fieldsOf(scenario), [scenario]);
  const [data, setData] = useState(() => dataOf(scenario));
  handle.data = data;
  const onChange = useCallback((name: string, value: Value) => setData((before) => ({ ...before, [name]: value })), []);
  return (
    <Stack component="form" spacing={2}>
      {fields.map((field) =>
        field.shownBy === undefined || data[field.shownBy] === true ? (
          <Field key={field.name} field={field} value={data[field.name] ?? ''} onChange={onChange} />
        ) : null,
      )}
    </Stack>
  );
}

/** What a careful programmer writes with React and MUI: one state, each field memoised. */
export const prepare: Prepare =
  (scenario) =>
  (root): Mounted => {
    const handle: { data?: BenchData } = {};
    createRoot(root).render(
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <ByHand scenario={scenario} handle={handle} />
      </ThemeProvider>,
    );
    return { read: (name) => handle.data?.[name] };
  };
