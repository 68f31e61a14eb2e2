import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Items = Extract<SidebarsConfig[string], readonly unknown[]>;
type Category = Extract<Items[number], {type: 'category'}>;

/** A category whose label only opens it. */
export const category = (label: string, items: Items): Category => ({
  type: 'category',
  label,
  items,
});

/** A category whose label also leads to a page of the docs. */
export const linkedCategory = (label: string, id: string, items: Items): Category => ({
  type: 'category',
  label,
  link: {type: 'doc', id},
  items,
});
