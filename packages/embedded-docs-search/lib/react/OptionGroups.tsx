import type {ReactNode} from 'react';

import type {OptionsProps} from './options.ts';

/** Hits, or what is kept of them, with a title in common. */
export type OptionGroup<Option> = readonly [title: string, hits: readonly Option[]];

interface Props<Option> extends Pick<OptionsProps<never>, 'id' | 'classNameOf'> {
  role: 'group' | 'rowgroup';
  /** Those without hits are left out. */
  groups: readonly OptionGroup<Option>[];
  /** @param place counts the hits of all groups */
  children: (hit: Option, place: number, group: number) => ReactNode;
}

/** Options with titles. */
export function OptionGroups<Option>(props: Props<Option>): ReactNode {
  const {role, classNameOf} = props;
  let place = 0;
  return props.groups.map(([title, hits], group) => {
    if (hits.length === 0) return null;
    const id = `${props.id}-${group}`;
    return (
      <div key={group} className={classNameOf('group')} role={role} aria-labelledby={id}>
        <div id={id} className={classNameOf('group__title')} role="presentation">
          {title}
        </div>
        {hits.map((hit) => props.children(hit, place++, group))}
      </div>
    );
  });
}
