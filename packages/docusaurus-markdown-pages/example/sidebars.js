export default {
  docs: [
    'intro',
    {
      type: 'category',
      label: 'Basics',
      link: {type: 'generated-index', description: 'What you need every day.'},
      items: ['basics/boil', 'basics/options'],
    },
  ],
};
