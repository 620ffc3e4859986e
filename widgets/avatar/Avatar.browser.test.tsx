import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { alone } from '../../tests/support/widget-alone';
import { Avatar } from './Avatar';

test('B-message-board-12 a broken picture falls back to the initials, and another picture is tried anew', async () => {
  const broken = 'data:image/png;base64,AAAA';
  const options = { id: 'c0', name: 'Ada Lovelace' };
  const screen = await render(<Avatar {...alone} label="" value={broken} options={options} />);
  const avatar = screen.getByRole('img', { name: 'Ada Lovelace' });
  await expect.element(avatar).toHaveTextContent('AL');
  const good = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
  await screen.rerender(<Avatar {...alone} label="" value={good} options={options} />);
  await expect.element(avatar).toHaveTextContent('');
  expect(avatar.element().querySelector('img')?.src).toBe(good);
});

test('C-widgets-21 the avatar of an active account has the class active, and says so', async () => {
  const screen = await render(<Avatar {...alone} label="" value={undefined} options={{ id: 'c0', name: 'Ada', active: true }} />);
  await expect.element(screen.getByRole('img', { name: 'Ada, active' })).toHaveClass('avatar', 'avatar-sienna', 'active');
  await screen.rerender(<Avatar {...alone} label="" value={undefined} options={{ id: 'c0', name: 'Ada' }} />);
  await expect.element(screen.getByRole('img', { name: 'Ada' })).not.toHaveClass('active');
});
