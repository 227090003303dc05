export default function Stand() {
  return <h1>contact</h1>;
}
