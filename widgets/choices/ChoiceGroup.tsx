import type { ReactNode } from 'react';
import { partsOfOne, requiredWords, type WidgetProps } from '../../runtime/widget-contract';

interface ChoiceGroupProps {
  /** What the field was given. */
  field: Pick<WidgetProps<unknown, object>, 'id' | 'value' | 'required' | 'readonly' | 'rawErrors' | 'describedBy' | 'labelledBy' | 'onBlur' | 'onFocus'>;
  /** One of them, or any. */
  role: 'radiogroup' | 'group';
  className: string;
  children: ReactNode;
}

/** The group around boxes or buttons of which one or several are chosen: it has the field's label, help and faults. */
export function ChoiceGroup({ field, role, className, children }: ChoiceGroupProps) {
  const { id, required, readonly, rawErrors, labelledBy } = field;
  const isOne = role === 'radiogroup';
  // A plain group is neither required nor invalid: its boxes say so, and words.
  const { describedBy, words } = requiredWords({ ...field, required: required && !isOne });
  const states = isOne
    ? { 'aria-required': required || undefined, 'aria-readonly': readonly || undefined, 'aria-invalid': rawErrors !== undefined || undefined }
    : {};
  return (
    <div
      className={className}
      id={id}
      role={role}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-readonly={readonly ? '' : undefined}
      {...states}
      {...partsOfOne(field)}
    >
      {words}
      {children}
    </div>
  );
}
