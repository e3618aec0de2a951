/** The least that Next can serve: one static page without a component of the browser. */
export default function BarePage() {
  return (
    <main>
      <h1>A page</h1>
      <p>The same for everybody.</p>
    </main>
  );
}
