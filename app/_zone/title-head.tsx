/** The head of a page that has only a title. */
export const TitleHead = ({ title }: { title: string }) => (
  <div className="page-head">
    <div className="page-width">
      <div className="page-head__in">
        <h1>{title}</h1>
      </div>
    </div>
  </div>
);
