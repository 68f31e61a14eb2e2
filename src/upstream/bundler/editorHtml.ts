// What editorHtmlLoader.cjs puts around the texts that the code editor hands to the browser as HTML.

// The editor has escaped in the code what HTML gives a meaning.
const policy = window.trustedTypes?.createPolicy('editor', {createHTML: (html) => html});

/** HTML of the editor, in the form that pages with Trusted Types take. */
export const asHtml = (html: string): string => policy?.createHTML(html) ?? html;
