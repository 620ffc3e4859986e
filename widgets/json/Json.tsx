import { useState } from 'react';
import type { JsonOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';
import { readJson, writeJson } from './json-text';

/** Any JSON value, written as JSON. Text that is no JSON stays in the control with its fault; the value keeps what was last right. */
export function Json(props: WidgetProps<unknown, JsonOptions>) {
  const { id, value, options, placeholder, rawErrors, describedBy, onChange, onBlur } = props;
  const [typed, setTyped] = useState<string | undefined>();
  const text = typed ?? writeJson(value);
  const { fault } = readJson(text);
  const faultId = `${id}-unread`;
  return (
    <>
      <textarea
        {...controlProps(props)}
        ref={(element) => element?.setCustomValidity(fault ?? '')}
        className="field-control field-code"
        dir="ltr"
        rows={options.rows ?? 6}
        spellCheck={false}
        value={text}
        placeholder={placeholder}
        aria-invalid={rawErrors !== undefined || fault !== undefined || undefined}
        aria-describedby={fault === undefined ? describedBy : `${faultId} ${describedBy ?? ''}`.trim()}
        onChange={(event) => {
          setTyped(event.target.value);
          const read = readJson(event.target.value);
          if (read.fault === undefined) onChange(read.value);
        }}
        onBlur={() => {
          if (fault === undefined) setTyped(undefined);
          onBlur(id, value);
        }}
      />
      {fault !== undefined && (
        <span className="field-fault" id={faultId} role="alert">
          {fault}
        </span>
      )}
    </>
  );
}
