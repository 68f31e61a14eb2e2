import {useState, type ReactNode} from 'react';

interface Props {
  id: string;
  className?: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
}

/** A field for an integer: shows what is typed while typing, then the accepted number. */
export function NumberField({id, className, min, max, step, value, onChange}: Props): ReactNode {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      id={id}
      className={className}
      type="number"
      min={min}
      max={max}
      step={step}
      value={draft ?? value}
      onChange={({currentTarget}) => {
        setDraft(currentTarget.value);
        const typed = Math.round(currentTarget.valueAsNumber) || 0;
        onChange(Math.min(max, Math.max(min, typed)));
      }}
      onBlur={() => {
        setDraft(undefined);
      }}
    />
  );
}
