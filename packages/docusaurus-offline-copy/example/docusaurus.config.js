const titles = {valley: 'Valley', ridge: 'Ridge'};

/** A section for each folder of the docs. */
const sections = (allContent) => {
  const [{docs}] = allContent['docusaurus-plugin-content-docs'].default.loadedVersions;
  return Object.entries(titles).map(([id, title]) => ({
    id,
    title,
    pages: docs
      .filter(({sourceDirName}) => sourceDirName === id)
      .map(({permalink}) => permalink)
      .sort(),
  }));
};

export default {
  title: 'Trails',
  url: 'https://trails.example',
  baseUrl: '/trails/',
  onBrokenLinks: 'throw',
  future: {v4: true, experimental_faster: true},
  presets: [['classic', {blog: false}]],
  plugins: [['docusaurus-offline-copy', {sections}]],
  themeConfig: {navbar: {title: 'Trails', items: [{to: '/offline', label: 'Offline'}]}},
};
