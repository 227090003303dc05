export default function Stand() {
  return <h1>online-consultation-form</h1>;
}
