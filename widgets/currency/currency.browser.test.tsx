import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { alone } from '../../tests/support/widget-alone';
import { Currency } from './Currency';

test('A-shell-08 an amount is in US dollars where nothing else is said', async () => {
  const page = await render(<Currency {...alone} label="Deposit" value={12.5} options={{}} />);
  await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription(/^\$\s?USD$/);
});
