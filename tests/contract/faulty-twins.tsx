import { type ReactNode, useState } from 'react';
import type { WidgetProps } from '../../runtime/widget-contract';
import { controlProps } from '../../runtime/widget-contract';
import type { contract } from './contract';
import type { Manifest, Subject } from './host';

type Props = WidgetProps<string, { suffix?: string }>;
type Draw = (props: Props) => ReactNode;

const manifest: Manifest = {
  name: 'twin',
  value: { type: 'string', pattern: '^[a-z0-9 .]*$', examples: ['ada'] },
  options: { type: 'object', properties: { suffix: { type: 'string' } } },
  messages: { pattern: 'Small letters only.' },
};

const Suffix = ({ options }: Props) => (options.suffix === undefined ? null : <span>{options.suffix}</span>);

/** A text control with no mistake; `mistake` is put in the place of its attributes. */
const input = (props: Props, mistake: object = {}) => (
  <>
    <input
      {...controlProps(props)}
      type="text"
      value={props.value ?? ''}
      onChange={({ target }) => props.onChange(target.value === '' ? undefined : target.value)}
      {...mistake}
    />
    <Suffix {...props} />
  </>
);

const subject = (draw: Draw, more: Partial<Manifest> = {}): Subject => ({
  widget: { component: draw as never, label: 'above' },
  manifest: { ...manifest, ...more },
});

/** The twin without a mistake. */
export const soundTwin = subject((props) => input(props));

/** A list of texts, one in each control; used where a mistake needs a list. */
const listOf = (draw: (props: WidgetProps<string[], object>) => ReactNode): Subject => ({
  widget: { component: draw as never, label: 'group' },
  manifest: { name: 'twin', value: { type: 'array', examples: [['a']] }, options: { type: 'object', properties: {} } },
});

function Trimmed(props: Props) {
  return input(props, { onChange: ({ target }: { target: HTMLInputElement }) => props.onChange(target.value.trim().toUpperCase() || undefined) });
}

function WritesWhenShown(props: Props) {
  const [isFirst, setFirst] = useState(true);
  if (isFirst) {
    setFirst(false);
    queueMicrotask(() => props.onChange(props.value ?? 'usual'));
  }
  return input(props);
}

function Rounded(props: Props) {
  const [typed, setTyped] = useState<string>();
  return input(props, {
    value: typed ?? props.value ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped(target.value);
      props.onChange(target.value === '' ? undefined : target.value.replace(/^0+/, ''));
    },
  });
}

function Vanishing(props: Props) {
  const [isPressed, setPressed] = useState(false);
  return (
    <>
      {input(props)}
      {isPressed ? (
        <span>Done</span>
      ) : (
        <button type="button" disabled={props.disabled || props.readonly} onClick={() => setPressed(true)}>
          Do it
        </button>
      )}
    </>
  );
}

const plain = (props: Props) => ({ id: props.id, name: props.name });

/** One widget for each kind of mistake, each with the rule that must find it, and what that says. */
export const faultyTwins: Record<string, { rule: keyof typeof contract; says: string; subject: Subject }> = {
  'ignores disabled': {
    rule: 'refuses',
    says: 'It is disabled, and yet "ada7" is written by keys.',
    subject: subject((props) => input(props, { disabled: false })),
  },
  'ignores read-only': {
    rule: 'refuses',
    says: 'It is readonly, and yet "ada7" is written by keys.',
    subject: subject((props) => input(props, { readOnly: false })),
  },
  'takes what is pasted while it is read-only': {
    rule: 'refuses',
    says: 'It is readonly, and yet "2" is written by paste.',
    subject: subject((props) => input(props, { onPaste: (event: React.ClipboardEvent) => props.onChange(event.clipboardData.getData('text/plain')) })),
  },
  'takes keys while it is read-only': {
    rule: 'refuses',
    says: 'It is readonly, and yet "up" is written by keys.',
    subject: subject((props) => input(props, { onKeyDown: ({ key }: React.KeyboardEvent) => key === 'ArrowUp' && props.onChange('up') })),
  },
  'has a button that works while it is disabled': {
    rule: 'refuses',
    says: 'It is disabled, and yet no value is written by mouse.',
    subject: subject((props) => (
      <>
        {input(props)}
        <button type="button" onClick={() => props.onChange(undefined)}>
          Clear
        </button>
      </>
    )),
  },
  'disables its control instead of making it read-only': {
    rule: 'refuses',
    says: 'It is read-only, and the Tab key does not reach it.',
    subject: subject((props) => input(props, { disabled: props.disabled || props.readonly })),
  },
  'ignores its option': {
    rule: 'showsOptions',
    says: 'The option "suffix" changes nothing that can be seen.',
    subject: subject((props) => input({ ...props, options: {} })),
  },
  'says its option only in an attribute of its own': {
    rule: 'showsOptions',
    says: 'The option "suffix" changes nothing that can be seen.',
    subject: subject((props) => input({ ...props, options: {} }, { 'data-suffix': props.options.suffix })),
  },
  'does not tell the help of its control': {
    rule: 'tells',
    says: 'The help is not told of the control (aria-describedby).',
    subject: subject((props) => input(props, { 'aria-describedby': undefined })),
  },
  'does not tell that it is wrong': {
    rule: 'tells',
    says: 'That it is wrong is not told of the control (aria-invalid).',
    subject: subject((props) => input(props, { 'aria-invalid': undefined })),
  },
  'does not tell that it is required': {
    rule: 'tells',
    says: 'That it is required is not told of the control (aria-required, or a description).',
    subject: subject((props) => input(props, { 'aria-required': undefined })),
  },
  'is always said to be required': {
    rule: 'tells',
    says: 'It is said to be required where it is not.',
    subject: subject((props) => input(props, { 'aria-required': true })),
  },
  'never tells that it has the focus': {
    rule: 'tellsFocusOnce',
    says: 'Going through it by the Tab key is told as blur, not as focus, blur.',
    subject: subject((props) => input(props, { onFocus: undefined })),
  },
  'never tells that it is left': {
    rule: 'tellsFocusOnce',
    says: 'Going through it by the Tab key is told as focus, not as focus, blur.',
    subject: subject((props) => input(props, { onBlur: undefined })),
  },
  'tells of each of its parts that it is left': {
    rule: 'tellsFocusOnce',
    says: 'Going through it by the Tab key is told as focus, blur, focus, blur, not as focus, blur.',
    subject: subject((props) => (
      <span onFocus={() => props.onFocus(props.id, props.value)} onBlur={() => props.onBlur(props.id, props.value)}>
        {input(props, { onFocus: undefined, onBlur: undefined })}
        <button type="button">Help</button>
      </span>
    )),
  },
  'writes an empty text for no value': {
    rule: 'writesNoEmptyValue',
    says: 'It writes "" for no value: that is undefined.',
    subject: subject((props) => input(props, { onChange: ({ target }: { target: HTMLInputElement }) => props.onChange(target.value) })),
  },
  'writes an empty list for no value': {
    rule: 'writesNoEmptyValue',
    says: 'It writes [] for no value: that is undefined.',
    subject: listOf((props) => (
      <input
        {...controlProps(props)}
        type="text"
        value={props.value?.join() ?? ''}
        onChange={({ target }) => props.onChange(target.value.split(',').filter((one) => one !== ''))}
      />
    )),
  },
  'loses the focus with a button that goes': { rule: 'writes', says: 'The focus is lost by pressing at "Do it" (empty).', subject: subject(Vanishing as Draw) },
  'says an event that it does not declare': {
    rule: 'writes',
    says: 'The event "typed" is not declared.',
    subject: subject((props) => input(props, { onKeyDown: () => props.emit('typed') })),
  },
  'writes, and is said only to show': {
    rule: 'writes',
    says: 'It writes, and its manifest says that it only shows.',
    subject: subject((props) => input(props), { shows: true }),
  },
  'never writes': {
    rule: 'writes',
    says: 'It writes nothing, whatever is done: say "shows" in its manifest, if it only shows.',
    subject: subject((props) => input(props, { onChange: () => undefined })),
  },
  'cannot be drawn without a value': {
    rule: 'writes',
    says: "It cannot be drawn empty: Cannot read properties of undefined (reading 'trim')",
    subject: subject((props) => input(props, { value: (props.value as string).trim() })),
  },
  'has a message that nothing provokes': {
    rule: 'saysMessages',
    says: 'The message for "badInput" cannot be provoked: nothing is said.',
    subject: subject((props) => input(props), { messages: { ...manifest.messages, badInput: 'It cannot be read.' } }),
  },
  'rewrites what it was given': { rule: 'keepsValues', says: '"ada" is "ADA" after a letter was typed and taken away.', subject: subject(Trimmed as Draw) },
  'writes although nothing was done': {
    rule: 'keepsValues',
    says: 'Nothing was done, and "ada" is written (filled-0).',
    subject: subject(WritesWhenShown as Draw),
  },
  'writes when it is left': {
    rule: 'tellsFocusOnce',
    says: 'Only going through it writes "left".',
    subject: subject((props) =>
      input(props, {
        onBlur: () => {
          props.onChange('left');
          props.onBlur(props.id, props.value);
        },
      }),
    ),
  },
  'shows another text than it keeps': {
    rule: 'showsWhatIsKept',
    says: '"007" is shown as "007" when it is left, and kept as "7", which is shown as "7".',
    subject: subject(Rounded as Draw),
  },
  'ignores all but its value': {
    rule: 'refuses',
    says: 'It is disabled, and yet "ada7" is written by keys.',
    subject: subject((props) => <input {...plain(props)} value={props.value ?? ''} onChange={({ target }) => props.onChange(target.value)} />),
  },
};
