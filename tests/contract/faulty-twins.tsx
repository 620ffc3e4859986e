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

/** One widget for each kind of mistake, each with the rule that must find it. */
export const faultyTwins: Record<string, { rule: keyof typeof contract; subject: Subject }> = {
  'ignores disabled': { rule: 'refuses', subject: subject((props) => input(props, { disabled: false })) },
  'ignores read-only': { rule: 'refuses', subject: subject((props) => input(props, { readOnly: false })) },
  'takes what is pasted while it is read-only': {
    rule: 'refuses',
    subject: subject((props) => input(props, { onPaste: (event: React.ClipboardEvent) => props.onChange(event.clipboardData.getData('text/plain')) })),
  },
  'takes keys while it is read-only': {
    rule: 'refuses',
    subject: subject((props) => input(props, { onKeyDown: ({ key }: React.KeyboardEvent) => key === 'ArrowUp' && props.onChange('up') })),
  },
  'has a button that works while it is disabled': {
    rule: 'refuses',
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
    subject: subject((props) => input(props, { disabled: props.disabled || props.readonly })),
  },
  'ignores its option': { rule: 'showsOptions', subject: subject((props) => input({ ...props, options: {} })) },
  'says its option only in an attribute of its own': {
    rule: 'showsOptions',
    subject: subject((props) => input({ ...props, options: {} }, { 'data-suffix': props.options.suffix })),
  },
  'does not tell the help of its control': { rule: 'tells', subject: subject((props) => input(props, { 'aria-describedby': undefined })) },
  'does not tell that it is wrong': { rule: 'tells', subject: subject((props) => input(props, { 'aria-invalid': undefined })) },
  'does not tell that it is required': { rule: 'tells', subject: subject((props) => input(props, { 'aria-required': undefined })) },
  'is always said to be required': { rule: 'tells', subject: subject((props) => input(props, { 'aria-required': true })) },
  'never tells that it has the focus': { rule: 'tellsFocusOnce', subject: subject((props) => input(props, { onFocus: undefined })) },
  'never tells that it is left': { rule: 'tellsFocusOnce', subject: subject((props) => input(props, { onBlur: undefined })) },
  'tells of each of its parts that it is left': {
    rule: 'tellsFocusOnce',
    subject: subject((props) => (
      <span onFocus={() => props.onFocus(props.id, props.value)} onBlur={() => props.onBlur(props.id, props.value)}>
        {input(props, { onFocus: undefined, onBlur: undefined })}
        <button type="button">Help</button>
      </span>
    )),
  },
  'writes an empty text for no value': {
    rule: 'writesNoEmptyValue',
    subject: subject((props) => input(props, { onChange: ({ target }: { target: HTMLInputElement }) => props.onChange(target.value) })),
  },
  'writes an empty list for no value': {
    rule: 'writesNoEmptyValue',
    subject: listOf((props) => (
      <input
        {...controlProps(props)}
        type="text"
        value={props.value?.join() ?? ''}
        onChange={({ target }) => props.onChange(target.value.split(',').filter((one) => one !== ''))}
      />
    )),
  },
  'loses the focus with a button that goes': { rule: 'writes', subject: subject(Vanishing as Draw) },
  'says an event that it does not declare': {
    rule: 'writes',
    subject: subject((props) => input(props, { onKeyDown: () => props.emit('typed') })),
  },
  'writes, and is said only to show': { rule: 'writes', subject: subject((props) => input(props), { shows: true }) },
  'never writes': { rule: 'writes', subject: subject((props) => input(props, { onChange: () => undefined })) },
  'cannot be drawn without a value': { rule: 'writes', subject: subject((props) => input(props, { value: (props.value as string).trim() })) },
  'has a message that nothing provokes': {
    rule: 'saysMessages',
    subject: subject((props) => input(props), { messages: { ...manifest.messages, badInput: 'It cannot be read.' } }),
  },
  'rewrites what it was given': { rule: 'keepsValues', subject: subject(Trimmed as Draw) },
  'writes although nothing was done': { rule: 'keepsValues', subject: subject(WritesWhenShown as Draw) },
  'writes when it is left': {
    rule: 'tellsFocusOnce',
    subject: subject((props) =>
      input(props, {
        onBlur: () => {
          props.onChange('left');
          props.onBlur(props.id, props.value);
        },
      }),
    ),
  },
  'shows another text than it keeps': { rule: 'showsWhatIsKept', subject: subject(Rounded as Draw) },
  'ignores all but its value': {
    rule: 'refuses',
    subject: subject((props) => <input {...plain(props)} value={props.value ?? ''} onChange={({ target }) => props.onChange(target.value)} />),
  },
};
