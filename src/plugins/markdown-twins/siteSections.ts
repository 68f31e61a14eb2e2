import type {SectionName, SectionOptions} from 'docusaurus-markdown-pages';

const uncategorized: SectionName = {slug: 'guides/more', title: 'More', group: 'Guides'};

/** An area outside of the docs. */
const area = (slug: string, title: string): SectionName => ({slug, title, group: 'Site'});

/** The subjects that this site's pages are listed by: for assistants, in books, and in the offline copy. */
export const siteSections: SectionOptions = {
  sidebars: {
    mainSidebar: {group: 'Guides', slug: 'guides'},
    apiSidebar: {group: 'API reference', slug: 'api'},
    recorderSidebar: {slug: 'recorder', title: 'Recorder', group: 'Guides'},
  },
  areas: {
    docs: uncategorized,
    learn: area('learn', 'Tutorials'),
    templates: area('templates', 'Templates'),
    blog: area('blog', 'Blog'),
    'success-stories': area('success-stories', 'Success stories'),
    showcase: area('showcase', 'Showcase'),
    experts: area('experts', 'Experts'),
  },
  uncategorized,
  others: area('site', 'Products and company'),
};
