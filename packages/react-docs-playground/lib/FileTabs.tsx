import type {KeyboardEvent, ReactNode} from 'react';

export interface FileTabsProps {
  names: readonly string[];
  selected: string;
  /** The files that have a problem. */
  wrong: ReadonlySet<string>;
  idOf: (name: string) => string;
  panelIdOf: (name: string) => string;
  onSelect: (name: string) => void;
  /** What the tabs are, for screen readers. */
  label?: string;
  /** Class of the list. */
  className?: string | undefined;
  tabClassName?: string | undefined;
  /** Class of tabs of files with a problem, beside `tabClassName`. */
  wrongClassName?: string | undefined;
}

/** The files as tabs: the arrow keys move between them. */
export function FileTabs({
  names,
  selected,
  wrong,
  idOf,
  panelIdOf,
  onSelect,
  label = 'Files',
  className,
  tabClassName,
  wrongClassName,
}: FileTabsProps): ReactNode {
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const steps: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};
    const step = steps[event.key];
    if (step === undefined) return;
    const next = names.at((names.indexOf(selected) + step) % names.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(idOf(next))?.focus();
  };
  return (
    <div className={className} role="tablist" aria-label={label}>
      {names.map((name) => (
        <button
          key={name}
          id={idOf(name)}
          type="button"
          role="tab"
          className={[tabClassName, wrong.has(name) && wrongClassName].filter(Boolean).join(' ')}
          aria-selected={name === selected}
          aria-controls={panelIdOf(name)}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => {
            onSelect(name);
          }}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
