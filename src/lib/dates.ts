const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A month or a day of the content in words: "2027-06" gives "June 2027", "2027-06-30" gives "30 June 2027". */
export function formatDate(date: string): string {
  const [year = "", month = "", day] = date.split("-");
  const name = `${months[Number(month) - 1]} ${year}`;
  return day ? `${Number(day)} ${name}` : name;
}
