interface Profile {
  readonly name: string;
  readonly about: string;
  readonly rating: number;
  readonly offers: readonly string[];
  readonly wants: readonly string[];
}

/** Who the mocked community is made of. The first one is the member who is signed in. */
export const people: readonly [Profile, ...Profile[]] = [
  {
    name: 'Jonas Brandt',
    about: 'I write inventory software by day. Ask me about Python; I will ask you about bread and verbs.',
    rating: 4.6,
    offers: ['Python', 'Chess'],
    wants: ['Portuguese', 'Sourdough', 'Film photography'],
  },
  {
    name: 'Inês Carvalho',
    about: 'I run the darkroom at a community arts space in Porto. Happy to start from "what is an f-stop".',
    rating: 4.8,
    offers: ['Portuguese', 'Film photography', 'Sourdough', 'Darkroom printing', 'Fado singing'],
    wants: ['Python', 'Bike repair'],
  },
  {
    name: 'Marit Solheim',
    about: 'Baker on an island with one ferry a day. My starter is older than my children.',
    rating: 4.9,
    offers: ['Sourdough', 'Fermentation', 'Norwegian'],
    wants: ['Watercolour', 'Bookbinding'],
  },
  {
    name: 'Tomasz Wilk',
    about: 'Retired tram mechanic. I fix bicycles in a shared courtyard and lose at chess to my neighbours.',
    rating: 4.3,
    offers: ['Bike repair', 'Polish', 'Welding'],
    wants: ['Chess', 'English conversation'],
  },
  {
    name: 'Amara Okafor',
    about: 'Product designer in Lagos. I draw interfaces for work and people on the bus for pleasure.',
    rating: 5,
    offers: ['Interface design', 'Life drawing', 'Igbo'],
    wants: ['Film photography', 'Public speaking'],
  },
  {
    name: 'Gwen Llewellyn',
    about: 'I keep twelve hens and a small press. The hens are the louder of the two.',
    rating: 4.5,
    offers: ['Letterpress', 'Bookbinding', 'Welsh'],
    wants: ['Interface design', 'Fermentation'],
  },
  {
    name: 'Haruto Nishimura',
    about: 'Furniture maker, third generation. I would rather explain a joint with my hands than with words.',
    rating: 4.7,
    offers: ['Joinery', 'Knife sharpening', 'Japanese'],
    wants: ['English conversation', 'Guitar'],
  },
  {
    name: 'Leila Haddad',
    about: 'Paediatric nurse. Good at calm instructions, which turns out to be most of teaching.',
    rating: 4.4,
    offers: ['Arabic', 'First aid', 'Lebanese cooking'],
    wants: ['Guitar', 'Life drawing'],
  },
  {
    name: 'Mateo Quiroga',
    about: 'I teach guitar to people who think they are too old for it. So far nobody was.',
    rating: 4.2,
    offers: ['Guitar', 'Spanish', 'Music theory'],
    wants: ['Joinery', 'Lebanese cooking'],
  },
  {
    name: 'Saoirse Brennan',
    about: '',
    rating: 0,
    offers: ['Public speaking'],
    wants: ['Spanish', 'Guitar'],
  },
  {
    name: 'Nikhil Rao',
    about: 'Chess coach at a school in Pune. Slow games, long post-mortems, tea.',
    rating: 4.9,
    offers: ['Chess', 'Hindi', 'Mental arithmetic'],
    wants: ['Watercolour', 'Python'],
  },
  {
    name: 'Maximiliane von Hohenberg-Schwarzenfeld',
    about: 'I translate court papers and, for balance, paint weather. Long name, short lessons.',
    rating: 3.8,
    offers: ['German', 'Watercolour', 'Contract reading for people who would rather not read contracts'],
    wants: ['Knife sharpening', 'Fado singing'],
  },
];
