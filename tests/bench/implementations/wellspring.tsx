import { CssBaseline, ThemeProvider, createTheme } from '@mui/material';
import { createRoot } from 'react-dom/client';
import type { CompiledForm } from '../../../runtime/definitions/compiled';
import { FormStore } from '../../../runtime/form/form-store';
import { FormView } from '../../../runtime/form/FormView';
import { interpretSchema } from '../../../runtime/validation/interpreter';
import { defaultWidgets } from '../../../widgets/defaults';
import { widgets } from '../../../widgets/registry';
import { dataOf, fieldsOf, type Mount, schemaOf } from '../scenario';

const theme = createTheme({ cssVariables: true });

/** This runtime: a form as an author writes it. */
export const mount: Mount = (root, scenario) => {
  const fields = fieldsOf(scenario);
  const form: CompiledForm = {
    id: 'bench',
    kind: 'form',
    data: schemaOf(fields),
    fields: fields.map(({ name, label, shownBy }, index) => ({
      id: name,
      at: `/${name}`,
      label,
      // Each condition has a text of its own, as in life: none is parsed for another.
      ...(shownBy === undefined ? {} : { visibleWhen: { $: `form.${shownBy} == true && ${index} > 0` }, whenHidden: 'keep' as const }),
    })),
  };
  const store = new FormStore({ form, data: dataOf(scenario), schemaErrors: interpretSchema(form.data) });
  createRoot(root).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <FormView store={store} widgets={widgets} defaultWidgets={defaultWidgets} />
    </ThemeProvider>,
  );
  return { read: (name) => store.get(`/${name}`) };
};
