export const Gauge = ({celsius}) => (
  <svg className="kettle-gauge" data-celsius={celsius} viewBox="0 0 100 10" width="100" height="10">
    <rect width={celsius} height="10" />
  </svg>
);
