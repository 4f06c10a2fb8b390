const FIRST = `David 27, John 24, Paul 19, Michael 18, James 17, Andrew 16, Peter 14, Robert 13, Mark 13,
  Christopher 13, Richard 12, Stephen 12, Thomas 10, Daniel 10, William 9, Mohammed 9, Matthew 9, Steven 8,
  Anthony 8, Muhammad 7, Ian 7, Simon 7, Kevin 7, George 6, Jack 6, Joshua 5, Oliver 5, Harry 4, Susan 14,
  Sarah 14, Margaret 12, Emma 11, Helen 10, Mary 10, Karen 9, Elizabeth 9, Claire 9, Julie 9, Jane 8,
  Christine 8, Patricia 8, Nicola 8, Linda 7, Laura 7, Rebecca 7, Lisa 7, Rachel 6, Jacqueline 6, Samantha 6,
  Amanda 6, Charlotte 6, Emily 5, Anna 4, Amy 4, Hannah 4, Fatima 2, Ayesha 2, Ali 2, Wei 1, Minh 1`;
const LAST = `Smith 11.5, Jones 8.6, Taylor 5.9, Williams 5.6, Brown 5.6, Wilson 5, Davies 4.4, Johnson 4.1,
  Patel 4, Evans 3.9, Robinson 3.8, Wright 3.8, Thomas 3.7, Thompson 3.7, Khan 3.6, Walker 3.6, White 3.5,
  Roberts 3.4, Green 3.3, Hall 3.2, Wood 3.1, Jackson 3.1, Hughes 3, Clarke 3, Singh 2.9, Edwards 2.8,
  Turner 2.8, Hill 2.8, Hussain 2.7, Ahmed 2.6, Ali 2.6, Cooper 2.5, Harris 2.5, Ward 2.4, Martin 2.4,
  Lewis 2.4, Morris 2.3, Clark 2.3, King 2.3, Kaur 2.2, Begum 2.2, Baker 2.2, Harrison 2.2, Morgan 2.2,
  Allen 2.1, Scott 2.1, Watson 2, Parker 1.9, Murphy 1.6, Kelly 1.6, Campbell 1.6, Stewart 1.5, O'Brien 0.7,
  O'Connor 0.6, Li 0.5, Chen 0.5, Wong 0.5, Nguyen 0.5, Kowalski 0.2, de Souza 0.1, Smith-Jones 0.05`;

/** Chooses a name by a number from 0 to 1. */
export type NameList = (chance: number) => string;

/**
 * The first names of adults in the UK: frequent ones with their share in per mille, which are estimates, and
 * 2,000 rare ones.
 */
export const FIRST_NAMES = nameList(FIRST, { size: 2_000, head: 20 });

/** The surnames in the UK, likewise, with 40,000 rare ones. */
export const SURNAMES = nameList(LAST, { size: 40_000, head: 200 });

/** @param tail the number of rare names, and how many of them are about equally frequent */
function nameList(
  frequent: string,
  tail: { readonly size: number; readonly head: number },
): NameList {
  const shares = frequent.split(',').map((entry): [string, number] => {
    const [, name = '', share = '0'] = /^\s*(.+) ([\d.]+)$/.exec(entry) ?? [];
    return [name, Number(share) / 1_000];
  });
  return (chance) => {
    let left = chance;
    for (const [name, share] of shares) {
      if (left < share) return name;
      left -= share;
    }
    // Zipf's law: the frequency of a name falls with its rank.
    const rest = 1 - shares.reduce((sum, [, share]) => sum + share, 0);
    const { size, head } = tail;
    return rareName(Math.floor(head * ((size / head + 1) ** (left / rest) - 1)));
  };
}

const SYLLABLES = ['ba', 'cor', 'den', 'fel', 'gar', 'hul', 'jes', 'ker', 'lom', 'nav', 'pit'];

/** A name of its own for each number. */
function rareName(index: number): string {
  const parts = [];
  for (let rest = index + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    parts.push(SYLLABLES[rest % SYLLABLES.length]);
  }
  const name = parts.join('');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
