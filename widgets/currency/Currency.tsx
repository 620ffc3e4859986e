import { useState } from 'react';
import type { CurrencyOptions } from '../../schemas/generated/widgets';
import { controlProps, type WidgetProps } from '../../runtime/widget-contract';
import { readAmount, signOf, writeAmount } from './amount';

/** An amount of money. Text that is no amount becomes the value all the same: the schema refuses it, and it is not lost unseen. */
export function Currency(props: WidgetProps<number | string, CurrencyOptions>) {
  const { id, value, options, placeholder, describedBy, onChange, onBlur } = props;
  const { currency = 'USD', decimals = 2 } = options;
  const [typed, setTyped] = useState<string>();
  const signId = `${id}-sign`;
  return (
    <span className="field-affixes">
      <span className="field-affix" id={signId}>
        {signOf(currency)}
        <span className="visually-hidden">{currency}</span>
      </span>
      <input
        {...controlProps(props)}
        className="field-control"
        type="text"
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        dir="ltr"
        autoComplete="off"
        value={typed ?? writeAmount(value, decimals)}
        placeholder={placeholder}
        aria-describedby={`${signId} ${describedBy ?? ''}`.trim()}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(readAmount(event.target.value, decimals));
        }}
        onBlur={() => {
          setTyped(undefined);
          onBlur(id, value);
        }}
      />
    </span>
  );
}
