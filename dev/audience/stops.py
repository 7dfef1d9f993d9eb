#!/usr/bin/env python3
"""Learns what stops.ts knows: python3 stops.py NUMBERS.jsonl LAYERS.json BEGUN.json (Debian's python3-torch and python3-numpy).

A line of NUMBERS is a brief without its signs, as run-ons.ts writes it. Words are the numbers that train.py has learned for them (BEGUN),
which stay as they are; the layers above them begin as those are and are learned for this alone.
"""
import json
import math
import random
import sys

import torch
import torch.nn.functional as F
from torch import nn

import train

EPOCHS, RATE, DECAY, DROP, FORGET = 5, 2e-3, 0.02, 0.1, 0.1
CLAUSE, SENTENCE = 1, 2
# How much a clause counts beside a sentence.
HALF = 0.5


def begun(layers):
    network = train.Network()
    train.take(network, layers)
    for layer in [network.word, network.run, *network.signs]:
        layer.weight.requires_grad = False
    network.out = nn.Linear(train.WIDTH, 2)
    network.drop.p, network.calm.p = DROP, DROP / 2
    return network


def batched(briefs):
    unknown = lambda one: [-1] * len(one["words"])
    given, opens, _, _ = train.batched([one | {"headline": unknown(one), "begins": unknown(one)} for one in briefs])
    commas = torch.tensor([one["commas"] for one in briefs])
    return given, opens, commas


def lost(out, opens, commas):
    known = opens >= 0
    sentences = F.binary_cross_entropy_with_logits(out[..., 0][known], (opens == SENTENCE).float()[known])
    # Who types no comma at all does not say where clauses begin.
    told = known & (commas[:, None] | (opens >= CLAUSE))
    return sentences + HALF * F.binary_cross_entropy_with_logits(out[..., 1][told], (opens >= CLAUSE).float()[told])


def learn(network, briefs):
    learned = [weights for weights in network.parameters() if weights.requires_grad]
    optimizer = torch.optim.AdamW(learned, lr=RATE, weight_decay=DECAY)
    for epoch in range(EPOCHS):
        network.train()
        near = sorted(briefs, key=lambda one: len(one["words"]) // 20 + random.random() * 2)
        batches = [near[at : at + train.BATCH] for at in range(0, len(near), train.BATCH)]
        random.shuffle(batches)
        total = 0.0
        for nth, batch in enumerate(batches):
            done = (epoch + nth / len(batches)) / EPOCHS
            for group in optimizer.param_groups:
                group["lr"] = RATE * 0.5 * (1 + math.cos(math.pi * done)) * min(1, done * EPOCHS * 4 + 0.05) + 1e-5
            given, opens, commas = batched(batch)
            loss = lost(network(*given), opens, commas)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learned, 1.0)
            optimizer.step()
            total += loss.item()
        print(f"{epoch + 1} of {EPOCHS}: {total / len(batches):.3f}", flush=True)


if __name__ == "__main__":
    torch.manual_seed(1)
    random.seed(1)
    train.FORGET = FORGET
    briefs = [json.loads(line) for line in open(sys.argv[1])]
    network = begun(json.load(open(sys.argv[3])))
    learn(network, briefs)
    shared = {"word", "run"} | {f"sign {nth}" for nth in range(len(train.SIGNS))}
    layers = train.layers_of(network)
    with open(sys.argv[2], "w") as file:
        json.dump({f"stops {name}": layers[name] for name in layers if name not in shared}, file)
